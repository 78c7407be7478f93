import { RelativeTime } from '@/components/ui/relative-time';
import type { AccountHistory } from '@/lib/admin/cases';
import { pastDecisions as text } from '@/messages/admin/past-decisions';

type PastDecision = Pick<AccountHistory['decisions'][number], 'decision' | 'reason' | 'decidedAt' | 'by'>;

export function PastDecisions({ decisions }: { decisions: readonly PastDecision[] }) {
  if (decisions.length === 0) return <p className="text-ink-soft text-sm">{text.noDecisions}</p>;
  return (
    <ul className="mt-1 grid grid-cols-1 gap-1.5 break-words text-sm">
      {decisions.map(({ decision, reason, decidedAt, by }) => (
        <li key={`${decision} ${decidedAt}`}>
          <b>{text.decided[decision]}</b>, <RelativeTime date={decidedAt} />, {by ?? text.shell}: {reason}
        </li>
      ))}
    </ul>
  );
}
