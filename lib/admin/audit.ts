import 'server-only';
import { serviceClient } from '@/lib/supabase/service';
import type { FunctionReturns } from '@/lib/supabase/types';

type Row = FunctionReturns<'list_audit_events'>[number];

export type AuditEvent = {
  id: number;
  at: string;
  action: string;
  subject: { kind: string; id: string };
  details: [name: string, value: string][];
  /** Null for events of the command line and of the trust rules. The address is set only if the actor is an admin. */
  actor: { id: string; email: string | null } | null;
};

const pageSize = 50;

/**
 * Returns a page of the audit log, newest first. `older` is the value of `before` for the next page, or null. `subject`
 * filters by the subject's id, `person` by the id of an account that is the actor or the subject.
 */
export async function listAuditEvents(filter: { subject?: string; person?: string; before?: number }) {
  const { data } = await serviceClient().rpc('list_audit_events', filter).throwOnError();
  const events = data.map(toEvent);
  return { events, older: events.length === pageSize ? (events.at(-1)?.id ?? null) : null };
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
