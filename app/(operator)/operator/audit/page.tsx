import type { Metadata } from 'next';
import Link from 'next/link';
import { Field } from '@/components/forms/field';
import { SearchForm } from '@/components/forms/search-form';
import { AuditEvents } from '@/components/operator/audit-events';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { isId } from '@/lib/forms/ids';
import { requireOperator } from '@/lib/operator/access';
import { findAuditEvents } from '@/lib/operator/audit';
import * as routes from '@/lib/routes';
import { type SearchParams, searchParam } from '@/lib/search-params/search-param';
import { audit as text } from '@/messages/operator/audit';

export const metadata: Metadata = { title: text.audit };

/** What was done at the desk and by the rules, to read alone. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireOperator();
  const named = async (name: string) => (await searchParam(searchParams, name))?.trim().slice(0, 100);
  const [subject, person, before] = [await named('subject'), await named('person'), await named('before')];
  // What is no id is nobody's.
  const { events, older } =
    person !== undefined && !isId(person)
      ? { events: [], older: null }
      : await findAuditEvents({
          ...(subject !== undefined && { subject: subject.toLowerCase() }),
          ...(person !== undefined && { person }),
          ...(before !== undefined && /^\d{1,15}$/.test(before) && { before: Number(before) }),
        });
  const filter = { ...(subject !== undefined && { subject }), ...(person !== undefined && { person }) };
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.audit}</h1>
      <p className="mt-2 text-ink-soft">{text.whatThisIs}</p>
      {/* Anew with each filter, so that the fields say what is shown. */}
      <SearchForm
        key={`${subject} ${person}`}
        action={routes.operator.audit()}
        submitLabel={text.show}
        pending={text.loading}
        className="mt-6 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Field label={text.person} hint={text.personHint}>
          {(aria) => <Input {...aria} name="person" defaultValue={person} />}
        </Field>
        <Field label={text.thing} hint={text.thingHint}>
          {(aria) => <Input {...aria} name="subject" defaultValue={subject} />}
        </Field>
      </SearchForm>
      {(subject ?? person) !== undefined && (
        <p className="mt-4">
          <Link href={routes.operator.audit()} className="link">
            {text.everything}
          </Link>
        </p>
      )}
      <div className="mt-8">
        {events.length === 0 ? (
          <EmptyState title={text.nothing}>{text.nothingYet}</EmptyState>
        ) : (
          <AuditEvents events={events} />
        )}
      </div>
      {older !== null && (
        <p className="mt-6">
          <ButtonLink
            href={routes.operator.audit({ ...filter, before: String(older) })}
            rel="next"
            variant="secondary"
          >
            {text.older}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
