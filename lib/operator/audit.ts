import 'server-only';
import { adminClient } from '@/lib/supabase/admin';
import type { FunctionReturns } from '@/lib/supabase/types';

type Row = FunctionReturns<'find_audit_events'>[number];

/** Something that was done, for good. */
export type AuditEvent = {
  id: number;
  at: string;
  action: string;
  subject: { kind: string; id: string };
  /** By name, each in words. */
  details: [name: string, value: string][];
  /** Null is the shell or the rules; an address only of those who run the site. */
  actor: { id: string; email: string | null } | null;
};

const pageLength = 50;

/** A page of the audit, the newest first, and where the next one begins. Of a thing, or of what a person did and had done to them. */
export async function findAuditEvents(asked: { subject?: string; person?: string; before?: number }) {
  const { data } = await adminClient().rpc('find_audit_events', asked).throwOnError();
  const events = data.map(toEvent);
  return { events, older: events.length === pageLength ? (events.at(-1)?.id ?? null) : null };
}

const toEvent = ({ id, at, action, subject_kind, subject_id, details, ...row }: Row): AuditEvent => {
  const { actor_id, actor_email }: { actor_id: string | null; actor_email: string | null } = row;
  return {
    id,
    at,
    action,
    subject: { kind: subject_kind, id: subject_id },
    details: Object.entries(Object(details)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
    actor: actor_id === null ? null : { id: actor_id, email: actor_email },
  };
};
