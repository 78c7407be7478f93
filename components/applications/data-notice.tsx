import { NewTabLink } from '@/components/forms/new-tab-link';
import { applicationRetentionDays } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { dataNotice as text } from '@/messages/applications/apply';

/** How the applicant's data is used and how long it is kept. */
export function DataNotice({ companyName, asksBirthDate }: { companyName: string; asksBirthDate: boolean }) {
  return (
    <p className="text-ink-soft text-sm">
      {text.text({
        companyName,
        asksBirthDate,
        applicationRetentionDays,
        link: (words) => <NewTabLink href={routes.privacy()}>{words}</NewTabLink>,
      })}
    </p>
  );
}
