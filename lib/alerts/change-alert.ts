import 'server-only';
import { UserError } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { changeAlert as text } from '@/messages/alerts/list';
import { alertMessages } from '@/messages/alerts/messages';
import type { Alert, AlertChange, AlertChangeResult } from './alert';
import { maxAlerts } from './alert';
import { alertColumns, toAlert, toAlertRow } from './alert-row';
import { alertTitle } from './alert-sentence';

/** `alert`, used by 'restore' only, is the `undo` of a deletion's result. */
type ChangeRequest = { change: AlertChange; id: string; alert: string };

/** Pauses, resumes, deletes or restores an alert of its owner. Throws a UserError if it doesn't exist. */
export async function changeOwnAlert(
  client: DataClient,
  ownerId: string,
  { change, id, alert }: ChangeRequest,
): Promise<AlertChangeResult> {
  const table = client.from('alerts');
  if (change === 'restore') {
    const deleted = parseDeletedAlert(alert);
    const { error } = await table.insert({
      ...toAlertRow(deleted),
      kind: deleted.kind,
      name: deleted.name,
      status: deleted.status,
      user_id: ownerId,
    });
    if (error) throw toAlertError(error);
    return { message: text.restored({ title: alertTitle(deleted) }), undo: null };
  }
  const ownKey = { id, user_id: ownerId };
  const { data } = await (change === 'delete'
    ? table.delete().match(ownKey).select(alertColumns).maybeSingle().throwOnError()
    : table
        .update({ status: change === 'pause' ? 'paused' : 'active' })
        .match(ownKey)
        .select(alertColumns)
        .maybeSingle()
        .throwOnError());
  if (!data) throw new UserError(alertMessages.notFound);
  return {
    message: text[change]({ title: alertTitle(toAlert(data)) }),
    undo: change === 'delete' ? JSON.stringify(data) : null,
  };
}

/** Converts a database error that the visitor can correct to a UserError; returns other errors unchanged. */
export function toAlertError(error: { code?: string; message: string }): unknown {
  if (error.message === 'TOO_MANY_ALERTS') return new UserError(alertMessages.tooMany({ max: maxAlerts }));
  // Some browsers have time zones that PostgreSQL lacks: its own error is 22023, the table's check 23514.
  if (['22023', '23514'].includes(error.code ?? '') && /time[ _]zone/.test(error.message))
    return new UserError(alertMessages.timeZone, { timeZone: alertMessages.timeZone });
  return error;
}

function parseDeletedAlert(json: string): Alert {
  try {
    return toAlert(JSON.parse(json));
  } catch {
    throw new UserError(alertMessages.notFound);
  }
}
