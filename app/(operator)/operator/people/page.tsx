import type { Metadata } from 'next';
import { Field } from '@/components/forms/field';
import { SearchForm } from '@/components/forms/search-form';
import { AccountJobs } from '@/components/operator/account-jobs';
import { BanDomainForm, GuestForms, LiftDomainForm } from '@/components/operator/deed-forms';
import { FoundPeople } from '@/components/operator/found-people';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { LocalDay } from '@/components/ui/local-day';
import { Notice } from '@/components/ui/notice';
import { requireOperator } from '@/lib/operator/access';
import { bannedDomains, findPeople, shortestPart } from '@/lib/operator/people';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { people as text } from '@/messages/operator/people';

export const metadata: Metadata = { title: text.peopleAndJobs };

/** Finds people and jobs by any part of what they are called. */
export default async function PeoplePage({ searchParams }: { searchParams: SearchParams }) {
  const { role, userId } = await requireOperator();
  const words = (await searchParam(searchParams, 'q'))?.trim() ?? '';
  const erased = await searchParam(searchParams, 'erased');
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.peopleAndJobs}</h1>
      {erased !== undefined && <Notice tone="good" title={text.erased} className="mt-4" />}
      <SearchForm
        action={routes.operator.people()}
        submitLabel={text.find}
        pending={text.finding}
        className="mt-4 grid max-w-2xl items-end gap-4 sm:grid-cols-[1fr_auto]"
      >
        <Field label={text.find} hint={text.byAnyPart} required>
          {(aria) => <Input {...aria} name="q" type="search" defaultValue={words} maxLength={200} />}
        </Field>
      </SearchForm>
      {words !== '' && <Found words={words} operatorId={userId} />}
      {role === 'administrator' && (
        <>
          <Card as="section" className="mt-10 max-w-2xl">
            <h2 className="mb-3 text-lg">{text.banADomain}</h2>
            <BanDomainForm />
            <BannedDomains />
          </Card>
          <Card as="section" className="mt-6 max-w-2xl">
            <h2 className="mb-3 text-lg">{text.guest}</h2>
            <GuestForms downloadHref={routes.operator.guestData()} />
          </Card>
        </>
      )}
    </div>
  );
}

async function BannedDomains() {
  const domains = await bannedDomains();
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
            <LiftDomainForm domain={domain} />
          </li>
        ))}
      </ul>
    </>
  );
}

async function Found({ words, operatorId }: { words: string; operatorId: string }) {
  if (words.length < shortestPart) return <Notice title={text.atLeastThree} className="mt-6 max-w-2xl" />;
  const { people, jobs } = await findPeople(words, operatorId);
  if (people.length + jobs.length === 0)
    return (
      <EmptyState title={text.nothingFound} className="mt-6">
        {text.tryAnotherPart}
      </EmptyState>
    );
  return (
    <div className="mt-6 grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <section className="min-w-0">
        <h2 className="mb-3 text-xl">{text.people}</h2>
        {people.length > 0 ? (
          <FoundPeople people={people} />
        ) : (
          <p className="text-ink-soft">{text.noPeople}</p>
        )}
      </section>
      <section className="min-w-0">
        <h2 className="mb-3 text-xl">{text.jobs}</h2>
        {jobs.length > 0 ? (
          <AccountJobs jobs={jobs} hasOwner />
        ) : (
          <p className="text-ink-soft">{text.noJobs}</p>
        )}
      </section>
    </div>
  );
}
