import { RelativeTime } from '@/components/ui/relative-time';
import type { AccountHistory } from '@/lib/operator/desk-case';
import { pastDecisions as text } from '@/messages/operator/past-decisions';

type Past = Pick<AccountHistory['decisions'][number], 'decision' | 'reason' | 'decidedAt' | 'by'>;

/** What was decided about an account and what is its own, the last first. */
export function PastDecisions({ decisions }: { decisions: readonly Past[] }) {
  if (decisions.length === 0) return <p className="text-ink-soft text-sm">{text.nothingBefore}</p>;
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
