import { ButtonLink } from '@/components/ui/button';
import * as routes from '@/lib/routes';
import { companyNeeded as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';

/** Posting takes a company: its name and place stand on every job. */
export function CompanyNeeded() {
  return (
    <div className="measure">
      <p className="text-lg">{postJobMessages.companyRequired}</p>
      <p className="mt-2 text-ink-soft">{text.itsNameLogoAndDescription}</p>
      <p className="mt-6">
        <ButtonLink href={routes.profile()}>{text.goToYourCompanyProfile}</ButtonLink>
      </p>
    </div>
  );
}
