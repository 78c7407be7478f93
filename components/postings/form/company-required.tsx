import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { companyRequired as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';

/** Shown instead of the posting form if the viewer has no company yet. */
export function CompanyRequired() {
  return (
    <div className="measure">
      <p className="text-lg">{postJobMessages.companyRequired}</p>
      <p className="mt-2 text-ink-soft">{text.hint}</p>
      <p className="mt-6">
        <ButtonLink href={routes.profile()}>{text.profileLink}</ButtonLink>
      </p>
    </div>
  );
}
