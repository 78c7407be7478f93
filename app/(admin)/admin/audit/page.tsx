import type { Metadata } from 'next';
import Link from 'next/link';
import { AuditEvents } from '@/components/admin/audit-events';
import { Field } from '@/components/forms/field';
import { SearchForm } from '@/components/forms/search-form';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Input } from '@/components/ui/input';
import { requireAdmin } from '@/lib/admin/access';
import { listAuditEvents } from '@/lib/admin/audit';
import { isId } from '@/lib/forms/ids';
import * as routes from '@/lib/routes';
import { getSearchParam, type SearchParams } from '@/lib/search-params/get-search-param';
import { audit as text } from '@/messages/admin/audit';

export const metadata: Metadata = { title: text.audit };

/** The read-only log of actions by admins and by the rules. */
export default async function AuditPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin();
  const getParam = async (name: string) => (await getSearchParam(searchParams, name))?.trim().slice(0, 100);
  const [subject, person, before] = [
    await getParam('subject'),
    await getParam('person'),
    await getParam('before'),
  ];
  // An invalid id matches no account.
  const { events, older } =
    person !== undefined && !isId(person)
      ? { events: [], older: null }
      : await listAuditEvents({
          ...(subject !== undefined && { subject: subject.toLowerCase() }),
          ...(person !== undefined && { person }),
          ...(before !== undefined && /^\d{1,15}$/.test(before) && { before: Number(before) }),
        });
  const filter = { ...(subject !== undefined && { subject }), ...(person !== undefined && { person }) };
  return (
    <div className="page frame">
      <h1 className="text-3xl">{text.audit}</h1>
      <p className="mt-2 text-ink-soft">{text.intro}</p>
      {/* Remounts with each filter, so that the fields show the current values. */}
      <SearchForm
        key={`${subject} ${person}`}
        action={routes.admin.audit()}
        submitLabel={text.show}
        pendingLabel={text.loading}
        className="mt-6 grid items-end gap-4 sm:grid-cols-[1fr_1fr_auto]"
      >
        <Field label={text.person} hint={text.personHint}>
          {(aria) => <Input {...aria} name="person" defaultValue={person} />}
        </Field>
        <Field label={text.subject} hint={text.subjectHint}>
          {(aria) => <Input {...aria} name="subject" defaultValue={subject} />}
        </Field>
      </SearchForm>
      {(subject ?? person) !== undefined && (
        <p className="mt-4">
          <Link href={routes.admin.audit()} className="link">
            {text.showAll}
          </Link>
        </p>
      )}
      <div className="mt-8">
        {events.length === 0 ? (
          <EmptyState title={text.emptyTitle}>{text.emptyText}</EmptyState>
        ) : (
          <AuditEvents events={events} />
        )}
      </div>
      {older !== null && (
        <p className="mt-6">
          <ButtonLink
            href={routes.admin.audit({ ...filter, before: String(older) })}
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
