import { BesideLink } from '@/components/forms/beside-link';
import { routes } from '@/lib/routes';
import { applicationRetentionDays } from '@/lib/site';

/** What happens to what is sent, and for how long; said before it is sent. */
export function DataNotice({ companyName, asksBirthDate }: { companyName: string; asksBirthDate: boolean }) {
  return (
    <p className="text-ink-soft text-sm">
      {companyName} gets what you enter here and your CV, for this job only.
      {asksBirthDate && ' They never see your date of birth, only whether you’re 18 or older.'} We delete
      everything {applicationRetentionDays} days after the job ends, or right away if you withdraw with the
      link in your receipt. <BesideLink href={routes.privacy()}>Privacy</BesideLink>
    </p>
  );
}
