import 'server-only';
import { Refusal } from '@/lib/result';
import type { DataClient } from '@/lib/supabase/types';
import { changeAlert as text } from '@/messages/alerts/list';
import { alertMessages } from '@/messages/alerts/messages';
import type { AlertChange, ChangedAlert } from './alert';
import { maxAlerts } from './alert';
import {
  jobAlertColumns,
  jobAlertRowSchema,
  talentAlertColumns,
  talentAlertRowSchema,
  toJobAlert,
  toJobAlertRow,
  toTalentAlert,
  toTalentAlertRow,
} from './alert-row';
import { jobAlertSentence, talentAlertSentence } from './alert-sentence';

/** `alert` is what a deletion handed out to undo it. */
type Wanted = { change: AlertChange; id: string; alert: string };
export type ChangeOwn = (client: DataClient, ownerId: string, wanted: Wanted) => Promise<ChangedAlert>;

/** Moves a job alert of its owner. Throws a Refusal when it is gone. */
export const changeJobAlertOf: ChangeOwn = async (client, ownerId, { change, id, alert }) => {
  const own = { id, user_id: ownerId };
  const table = client.from('job_alerts');
  if (change === 'restore') {
    const deleted = toJobAlert(read(jobAlertRowSchema, alert));
    const { error } = await table.insert({
      ...toJobAlertRow(deleted.search, deleted.schedule),
      status: deleted.status,
      user_id: ownerId,
    });
    if (error) throw alertRefusal(error);
    return restored(jobAlertSentence(deleted));
  }
  const { data } =
    change === 'delete'
      ? await table.delete().match(own).select(jobAlertColumns).maybeSingle().throwOnError()
      : await table
          .update({ status: statusAfter(change) })
          .match(own)
          .select(jobAlertColumns)
          .maybeSingle()
          .throwOnError();
  if (!data) throw new Refusal(alertMessages.gone);
  return changed(change, jobAlertSentence(toJobAlert(data)), data);
};

/** Moves a talent alert of its owner. Throws a Refusal when it is gone. */
export const changeTalentAlertOf: ChangeOwn = async (client, ownerId, { change, id, alert }) => {
  const own = { id, employer_id: ownerId };
  const table = client.from('talent_alerts');
  if (change === 'restore') {
    const deleted = toTalentAlert(read(talentAlertRowSchema, alert));
    const { error } = await table.insert({
      ...toTalentAlertRow(deleted.search, deleted.schedule),
      status: deleted.status,
      employer_id: ownerId,
    });
    if (error) throw alertRefusal(error);
    return restored(talentAlertSentence(deleted));
  }
  const { data } =
    change === 'delete'
      ? await table.delete().match(own).select(talentAlertColumns).maybeSingle().throwOnError()
      : await table
          .update({ status: statusAfter(change) })
          .match(own)
          .select(talentAlertColumns)
          .maybeSingle()
          .throwOnError();
  if (!data) throw new Refusal(alertMessages.gone);
  return changed(change, talentAlertSentence(toTalentAlert(data)), data);
};

/** What the database refuses, in a sentence; anything else is a fault. */
export function alertRefusal(error: { code?: string; message: string }): unknown {
  if (error.message === 'TOO_MANY_ALERTS') return new Refusal(alertMessages.tooMany({ most: maxAlerts }));
  // PostgreSQL knows fewer zones than some browsers: its own word (22023) or the table's check (23514).
  if (['22023', '23514'].includes(error.code ?? '') && /time[ _]zone/.test(error.message))
    return new Refusal(alertMessages.timeZone, { timeZone: alertMessages.timeZone });
  return error;
}

const statusAfter = (change: 'pause' | 'resume') => (change === 'pause' ? 'paused' : 'active');

function changed(change: Exclude<AlertChange, 'restore'>, sentence: string, row: object): ChangedAlert {
  return {
    message: text[change]({ sentence }),
    undo: change === 'delete' ? JSON.stringify(row) : null,
  };
}

const restored = (sentence: string): ChangedAlert => ({
  message: text.backOnYourList({ sentence }),
  undo: null,
});

function read<Row>(schema: { safeParse(value: unknown): { data?: Row } }, json: string): Row {
  try {
    const { data } = schema.safeParse(JSON.parse(json));
    if (data !== undefined) return data;
  } catch {
    // No JSON: the same sentence.
  }
  throw new Refusal(alertMessages.gone);
}
