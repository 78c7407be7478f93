import { ButtonLink } from '@/components/ui/button';
import { postJobMessages } from '@/lib/postings/messages';
import { routes } from '@/lib/routes';

/** Posting takes a company: its name and place stand on every job. */
export function CompanyNeeded() {
  return (
    <div className="measure">
      <p className="text-lg">{postJobMessages.companyRequired}</p>
      <p className="mt-2 text-ink-soft">Its name, logo and description appear on every job you post.</p>
      <p className="mt-6">
        <ButtonLink href={routes.profile()}>Go to your company profile</ButtonLink>
      </p>
    </div>
  );
}
