import type { Metadata } from 'next';
import { BanDomainForm, GuestDataForms, UnbanDomainForm } from '@/components/admin/account-forms';
import { AccountJobs } from '@/components/admin/account-jobs';
import { PeopleResults } from '@/components/admin/people-results';
import { Field } from '@/components/forms/field';
import { SearchForm } from '@/components/forms/search-form';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { LocalDay } from '@/components/ui/local-day';
import { Notice } from '@/components/ui/notice';
import { requireAdmin } from '@/lib/admin/access';
import { listBannedDomains, minSearchLength, searchPeople } from '@/lib/admin/people';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { people as text } from '@/messages/admin/people';

export const metadata: Metadata = { title: text.peopleAndJobs };

export default async function PeoplePage({ searchParams }: { searchParams: SearchParams }) {
  const { role, userId } = await requireAdmin();
  const words = (await getSearchParam(searchParams, 'q'))?.trim() ?? '';
  const erased = await getSearchParam(searchParams, 'erased');
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.peopleAndJobs}</h1>
      {erased !== undefined && <Notice tone="good" title={text.accountDeleted} className="mt-4" />}
      <SearchForm
        action={routes.admin.people()}
        submitLabel={text.find}
        pendingLabel={text.finding}
        className="mt-4 grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_auto]"
      >
        <Field label={text.find} hint={text.searchHint} required>
          {(aria) => <Input {...aria} name="q" type="search" defaultValue={words} maxLength={200} />}
        </Field>
      </SearchForm>
      {words !== '' && <SearchResults words={words} adminId={userId} />}
      {role === 'administrator' && (
        <>
          <Card as="section" className="mt-10 max-w-2xl">
            <h2 className="mb-3 text-lg">{text.banDomainTitle}</h2>
            <BanDomainForm />
            <BannedDomainList />
          </Card>
          <Card as="section" className="mt-6 max-w-2xl">
            <h2 className="mb-3 text-lg">{text.guestTitle}</h2>
            <GuestDataForms downloadHref={routes.admin.guestData()} />
          </Card>
        </>
      )}
    </div>
  );
}

async function BannedDomainList() {
  const domains = await listBannedDomains();
  return (
    <>
      <h3 className="mt-8 mb-2 font-semibold">{text.bannedDomains}</h3>
      {domains.length === 0 && <p className="text-ink-soft">{text.noBannedDomains}</p>}
      <ul className="divide-y divide-line">
        {domains.map(({ id, domain, reason, bannedAt }) => (
          <li key={id} className="py-3">
            <p className="break-words">
              <strong>{domain}</strong>{' '}
              <span className="text-ink-soft text-sm">
                {text.since} <LocalDay date={bannedAt} />
              </span>
            </p>
            <p className="mb-1 break-words text-ink-soft text-sm">{reason}</p>
            <UnbanDomainForm domain={domain} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function SearchResults({ words, adminId }: { words: string; adminId: string }) {
  if (words.length < minSearchLength)
    return <Notice title={text.searchTooShort} className="mt-6 max-w-2xl" />;
  const { people, jobs } = await searchPeople(words, adminId);
  if (people.length + jobs.length === 0)
    return (
      <EmptyState title={text.nothingFound} className="mt-6">
        {text.nothingFoundHint}
      </EmptyState>
    );
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <section className="min-w-0">
        <h2 className="mb-3 text-xl">{text.people}</h2>
        {people.length > 0 ? (
          <PeopleResults people={people} />
        ) : (
          <p className="text-ink-soft">{text.noPeople}</p>
        )}
      </section>
      <section className="min-w-0">
        <h2 className="mb-3 text-xl">{text.jobs}</h2>
        {jobs.length > 0 ? (
          <AccountJobs jobs={jobs} showOwner />
        ) : (
          <p className="text-ink-soft">{text.noJobs}</p>
        )}
      </section>
    </div>
  );
}
