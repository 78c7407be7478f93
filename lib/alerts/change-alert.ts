import 'server-only';
import { Refusal } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { changeAlert as text } from '@/messages/alerts/list';
import { alertMessages } from '@/messages/alerts/messages';
import type { Alert, AlertChange, ChangedAlert } from './alert';
import { maxAlerts } from './alert';
import { alertColumns, toAlert, toAlertRow } from './alert-row';
import { alertTitle } from './alert-sentence';

/** `alert` is what a deletion handed out to undo it. */
type Wanted = { change: AlertChange; id: string; alert: string };

/** Moves an alert of its owner. Throws a Refusal when it is gone. */
export async function changeOwnAlert(
  client: DataClient,
  ownerId: string,
  { change, id, alert }: Wanted,
): Promise<ChangedAlert> {
  const table = client.from('alerts');
  if (change === 'restore') {
    const deleted = read(alert);
    const { error } = await table.insert({
      ...toAlertRow(deleted),
      kind: deleted.kind,
      name: deleted.name,
      status: deleted.status,
      user_id: ownerId,
    });
    if (error) throw alertRefusal(error);
    return { message: text.backOnYourList({ title: alertTitle(deleted) }), undo: null };
  }
  const own = { id, user_id: ownerId };
  const { data } = await (change === 'delete'
    ? table.delete().match(own).select(alertColumns).maybeSingle().throwOnError()
    : table
        .update({ status: change === 'pause' ? 'paused' : 'active' })
        .match(own)
        .select(alertColumns)
        .maybeSingle()
        .throwOnError());
  if (!data) throw new Refusal(alertMessages.gone);
  return {
    message: text[change]({ title: alertTitle(toAlert(data)) }),
    undo: change === 'delete' ? JSON.stringify(data) : null,
  };
}

/** What the database refuses, in a sentence; anything else is a fault. */
export function alertRefusal(error: { code?: string; message: string }): unknown {
  if (error.message === 'TOO_MANY_ALERTS') return new Refusal(alertMessages.tooMany({ most: maxAlerts }));
  // PostgreSQL knows fewer zones than some browsers: its own word (22023) or the table's check (23514).
  if (['22023', '23514'].includes(error.code ?? '') && /time[ _]zone/.test(error.message))
    return new Refusal(alertMessages.timeZone, { timeZone: alertMessages.timeZone });
  return error;
}

function read(json: string): Alert {
  try {
    return toAlert(JSON.parse(json));
  } catch {
    throw new Refusal(alertMessages.gone);
  }
}
