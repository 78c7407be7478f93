import { RelativeTime } from '@/components/ui/relative-time';
import type { AccountHistory } from '@/lib/admin/cases';
import { casePage as text } from '@/messages/admin/case';
import { Fact, Facts } from './facts';
import { PastDecisions } from './past-decisions';

export function CaseAccount({ account }: { account: AccountHistory | null }) {
  if (!account) return <p className="text-ink-soft">{text.noAccount}</p>;
  const { email, since, companyName, companySince, domain, jobs, hires, decisions } = account;
  return (
    <>
      <Facts>
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
        {domain && <Fact name={text.verifiedDomain}>{domain}</Fact>}
        <Fact name={text.jobs}>
          {Object.entries(jobs)
            .map(([status, count]) => `${count} ${statuses[status] ?? status}`)
            .join(', ') || 0}
        </Fact>
        <Fact name={text.hires}>{hires}</Fact>
      </Facts>
      <p className="mt-4 font-semibold">{text.pastDecisionsTitle}</p>
      <PastDecisions decisions={decisions} />
    </>
  );
}

const statuses: Readonly<Record<string, string>> = text.statuses;
