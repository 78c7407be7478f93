import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/ui/relative-time';
import type { AccountHistory } from '@/lib/operator/desk-case';
import { deskCase as text, decide as words } from '@/messages/operator/case';

/** Who a case's owner is, and what was decided about them before. */
export function CaseAccount({ account }: { account: AccountHistory | null }) {
  if (!account) return <p className="text-ink-soft">{text.noAccount}</p>;
  const { email, since, companyName, companySince, jobs, hires, decisions } = account;
  return (
    <>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 break-words text-sm">
        <Fact name={text.emailAddress}>{email}</Fact>
        <Fact name={text.accountSince}>
          <RelativeTime date={since} />
        </Fact>
        {companyName && <Fact name={text.company}>{companyName}</Fact>}
        {companySince && (
          <Fact name={text.companySince}>
            <RelativeTime date={companySince} />
          </Fact>
        )}
        <Fact name={text.jobs}>
          {Object.entries(jobs)
            .map(([status, count]) => `${count} ${statuses[status] ?? status}`)
            .join(', ') || 0}
        </Fact>
        <Fact name={text.hires}>{hires}</Fact>
      </dl>
      <p className="mt-4 font-semibold">{text.before}</p>
      {decisions.length === 0 ? (
        <p className="text-ink-soft text-sm">{text.nothingBefore}</p>
      ) : (
        <ul className="mt-1 grid gap-1.5 break-words text-sm">
          {decisions.map(({ decision, reason, decidedAt, caseId, by }) => (
            <li key={`${caseId} ${decidedAt}`}>
              <b>{words.decided[decision]}</b>, <RelativeTime date={decidedAt} />, {by ?? text.shell}:{' '}
              {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}

const statuses: Readonly<Record<string, string>> = text.statuses;
