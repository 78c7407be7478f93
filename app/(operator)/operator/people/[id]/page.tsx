import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AccountFacts } from '@/components/operator/account-facts';
import { AccountJobs } from '@/components/operator/account-jobs';
import { DecideAccount } from '@/components/operator/decide-account';
import { EraseForm, MergeForm } from '@/components/operator/deed-forms';
import { Part } from '@/components/operator/part';
import { PastDecisions } from '@/components/operator/past-decisions';
import { Card } from '@/components/ui/card';
import { requireOperator } from '@/lib/operator/access';
import { readAccount } from '@/lib/operator/people';
import * as routes from '@/lib/routes';
import { people, account as text } from '@/messages/operator/people';

export const metadata: Metadata = { title: people.peopleAndJobs };

/** A person or company with all that happened, and what can be done about it. Who opens it is noted in the audit. */
export default async function AccountPage({ params }: { params: Promise<{ id: string }> }) {
  const { userId, role } = await requireOperator();
  const account = await readAccount((await params).id, userId);
  if (!account) notFound();
  const { id, email, company, profile, jobs, jobCount, isOperator, shutOutUntil, bans, traits } = account;
  return (
    <div className="page frame">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 break-words text-2xl">{company?.name ?? profile?.fullName ?? email ?? id}</h1>
        <Link href={routes.operator.people()} className="link ml-auto">
          {text.backToPeople}
        </Link>
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card as="section">
            <AccountFacts account={account} />
          </Card>
          <Part title={text.jobs}>
            {jobs.length === 0 ? <p className="text-ink-soft">{text.noJobs}</p> : <AccountJobs jobs={jobs} />}
            {jobCount > jobs.length && (
              <p className="mt-3 text-ink-soft text-sm">
                {text.newestOf({ shown: jobs.length, all: jobCount })}
              </p>
            )}
          </Part>
          <Part title={text.history}>
            <PastDecisions decisions={account.decisions} />
          </Part>
        </div>
        <div className="grid grid-cols-1 gap-5">
          {!isOperator && (
            <Part title={text.decide}>
              <DecideAccount
                account={{ id, shutOutUntil, bans, traits }}
                hasDomains={role === 'administrator'}
              />
            </Part>
          )}
          {role === 'administrator' && (
            <>
              {company && (
                <Part title={text.merge}>
                  <p className="mb-3 text-ink-soft text-sm">{text.mergeHint}</p>
                  <MergeForm accountId={id} />
                </Part>
              )}
              <Part title={text.privacy}>
                <p className="mb-3 text-ink-soft text-sm">{text.privacyHint}</p>
                <p className="mb-5">
                  <a href={routes.operator.accountData(id)} download className="link">
                    {text.download}
                  </a>
                </p>
                {!isOperator && <EraseForm accountId={id} />}
              </Part>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
