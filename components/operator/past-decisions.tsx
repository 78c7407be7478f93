import { RelativeTime } from '@/components/ui/relative-time';
import type { DeskAccount } from '@/lib/operator/people';
import { account as text } from '@/messages/operator/people';

/** What was decided about an account and what is its own, the last first. */
export function PastDecisions({ decisions }: Pick<DeskAccount, 'decisions'>) {
  if (decisions.length === 0) return <p className="text-ink-soft">{text.nothingBefore}</p>;
  return (
    <ul className="grid gap-1.5 break-words text-sm">
      {decisions.map(({ id, decision, reason, decidedAt, by }) => (
        <li key={id}>
          <b>{text.decided[decision]}</b>, <RelativeTime date={decidedAt} />, {by ?? text.shell}: {reason}
        </li>
      ))}
    </ul>
  );
}
