import type { Metadata } from 'next';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { AccountFacts } from '@/components/admin/account-facts';
import { DeleteUserForm, MergeCompaniesForm } from '@/components/admin/account-forms';
import { AccountJobs } from '@/components/admin/account-jobs';
import { AdminSection } from '@/components/admin/admin-section';
import { DecideAccount } from '@/components/admin/decide-account';
import { PastDecisions } from '@/components/admin/past-decisions';
import { Card } from '@/components/ui/card';
import { requireAdmin } from '@/lib/admin/access';
import { getAccountDetails } from '@/lib/admin/people';
import * as routes from '@/lib/routes';
import { people, account as text } from '@/messages/admin/people';

export const metadata: Metadata = { title: people.peopleAndJobs };

/** A person or company with its history and the available actions. The view is recorded in the audit log. */
export default async function AccountPage({ params }: { params: Promise<{ id: string }> }) {
  const { userId, role } = await requireAdmin();
  const account = await getAccountDetails((await params).id, userId);
  if (!account) notFound();
  const { id, email, company, profile, jobs, jobCount, isAdmin, bannedUntil, bans, identifiers } = account;
  return (
    <div className="page frame">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h1 className="min-w-0 break-words text-2xl">{company?.name ?? profile?.fullName ?? email ?? id}</h1>
        <Link href={routes.admin.people()} className="link ml-auto">
          {text.backToPeople}
        </Link>
      </div>
      <div className="mt-5 grid grid-cols-1 items-start gap-5 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <div className="grid grid-cols-1 gap-5">
          <Card as="section">
            <AccountFacts account={account} />
          </Card>
          <AdminSection title={text.jobs}>
            {jobs.length === 0 ? <p className="text-ink-soft">{text.noJobs}</p> : <AccountJobs jobs={jobs} />}
            {jobCount > jobs.length && (
              <p className="mt-3 text-ink-soft text-sm">
                {text.newestCount({ shown: jobs.length, all: jobCount })}
              </p>
            )}
          </AdminSection>
          <AdminSection title={text.history}>
            <PastDecisions decisions={account.decisions} />
          </AdminSection>
        </div>
        <div className="grid grid-cols-1 gap-5">
          {!isAdmin && (
            <AdminSection title={text.decide}>
              <DecideAccount
                account={{ id, bannedUntil, bans, identifiers }}
                canBanDomains={role === 'administrator'}
              />
            </AdminSection>
          )}
          {role === 'administrator' && (
            <>
              {company && (
                <AdminSection title={text.merge}>
                  <p className="mb-3 text-ink-soft text-sm">{text.mergeHint}</p>
                  <MergeCompaniesForm accountId={id} />
                </AdminSection>
              )}
              <AdminSection title={text.privacy}>
                <p className="mb-3 text-ink-soft text-sm">{text.privacyHint}</p>
                <p className="mb-5">
                  <a href={routes.admin.accountData(id)} download className="link">
                    {text.download}
                  </a>
                </p>
                {!isAdmin && <DeleteUserForm accountId={id} />}
              </AdminSection>
            </>
          )}
        </div>
      </div>
    </div>
  );
}
