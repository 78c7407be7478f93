import { BesideLink } from '@/components/forms/beside-link';
import { applicationRetentionDays } from '@/lib/limits';
import * as routes from '@/lib/routes';
import { dataNotice as text } from '@/messages/applications/apply';

/** What happens to what is sent, and for how long; said before it is sent. */
export function DataNotice({ companyName, asksBirthDate }: { companyName: string; asksBirthDate: boolean }) {
  return (
    <p className="text-ink-soft text-sm">
      {text.whoGetsIt({
        companyName,
        asksBirthDate,
        applicationRetentionDays,
        link: (words) => <BesideLink href={routes.privacy()}>{words}</BesideLink>,
      })}
    </p>
  );
}
