import { secretClient } from '../policies/people';
import { job, type Row } from '../policies/rows';
import { createAddress } from '../support/clients';
import { sql } from '../support/sql';

/**
 * Returns a point in the southern Indian Ocean, more than 200 km from all other points of this run, so that no test
 * finds jobs of another test.
 */
export async function isolatedPoint(): Promise<{ lat: number; lng: number }> {
  sequenceCreation ??= createPointSequence();
  await sequenceCreation;
  const [row] = await sql<{ next: number }[]>`select nextval('tests.isolated_points')::int as next`;
  const index = (row?.next ?? 0) % (columns * rows);
  return { lat: -38 - 2.5 * Math.floor(index / columns), lng: 65 + 4 * (index % columns) };
}

const [columns, rows] = [25, 9];
let sequenceCreation: Promise<void> | undefined;

/** A database sequence, because the test files run in several processes. */
const createPointSequence = () =>
  sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('tests.isolated_points'))`;
    await transaction`create schema if not exists tests`;
    await transaction`create sequence if not exists tests.isolated_points minvalue 0`;
  });

/** A location as the database stores it, `kmNorth` kilometers north of a point. */
export const locationAt = ({ lat, lng }: { lat: number; lng: number }, kmNorth = 0) => ({
  coordinates: { lat: lat + kmNorth / 111.19, lng },
  address: {
    city: 'Austin',
    state: 'Texas',
    country: 'United States',
    street: null,
    zipCode: null,
    neighborhood: null,
  },
});

/** Creates several jobs in one transaction, so that another test's `runAlerts` can't process only some of them. */
export async function createJobsAtOnce(employerId: string, jobs: readonly Row[]): Promise<string[]> {
  const rows = jobs.map((fields) => {
    const row = job(employerId, { salary: null, ...fields });
    return {
      ...row,
      salary: row.salary === null ? null : sql.json(row.salary as never),
      location: sql.json(row.location as never),
      contact: sql.json(row.contact as never),
    };
  });
  const stored = await sql<{ id: string }[]>`insert into public.jobs ${sql(rows as never)} returning id`;
  return stored.map(({ id }) => id);
}

export type TestAlert = { id: string; token: string; address: string | null };

/** Inserts an active instant job alert of a guest; `fields` override its columns. */
export async function createJobAlert(
  point: { lat: number; lng: number },
  fields: Row = {},
): Promise<TestAlert> {
  const row: Row = {
    kind: 'job',
    user_id: null,
    address: createAddress('alert'),
    location: locationAt(point),
    frequency: 'instant',
    ...fields,
  };
  const { data, error } = await secretClient()
    .from('alerts')
    .insert(row.user_id ? { ...row, address: null } : row)
    .select('id, manage_token, address')
    .single();
  if (error) throw error;
  return { id: data.id, token: data.manage_token, address: data.address };
}

/** Requests a job alert for a guest, like the form. Returns the outcome. */
export async function requestJobAlert(
  address: string,
  point: { lat: number; lng: number },
  fields: Row = {},
): Promise<string> {
  const { data } = await secretClient()
    .rpc('request_job_alert', {
      address,
      words: null,
      job_types: [],
      min_pay: null,
      currency: 'USD',
      location: locationAt(point),
      radius_km: 10,
      frequency: 'instant',
      hour: 8,
      weekday: 1,
      time_zone: 'America/Chicago',
      ...fields,
    })
    .throwOnError();
  return data;
}

export async function createTalentAlert(
  employerId: string,
  point: { lat: number; lng: number },
  fields: Row = {},
): Promise<TestAlert> {
  const { data, error } = await secretClient()
    .from('alerts')
    .insert({
      kind: 'talent',
      user_id: employerId,
      location: locationAt(point),
      frequency: 'instant',
      ...fields,
    })
    .select('id, manage_token')
    .single();
  if (error) throw error;
  return { id: data.id, token: data.manage_token, address: null };
}

/** Moves the start and the last digest of an alert back by `days`, and makes a digest due now. */
export const backdateAlert = (id: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  return sql`update public.alerts
    set active_since = ${then}, searched_until = ${then},
      next_due_at = case when frequency <> 'instant' then now() - interval '1 minute' end
    where id = ${id}`;
};

/**
 * Runs the alert steps of the scheduled work, each in its own transaction, until no work is left. Another test's run
 * may have locked rows of this test: then locking one of them waits until that run commits. Locking more than one row
 * could deadlock with a test that deletes accounts.
 */
export async function runAlerts(): Promise<void> {
  for (;;) {
    const [opened] = await sql<{ count: number }[]>`select jobs as count from public.match_opened_jobs(500)`;
    const [changed] = await sql<
      { count: number }[]
    >`select talents as count from public.match_changed_talents(500)`;
    const [due] = await sql<{ count: number }[]>`select alerts as count from public.queue_due_alerts(500)`;
    if ([opened, changed, due].some((step) => step && step.count > 0)) continue;
    const pending = await Promise.all([
      sql`select from public.job_openings where matched_at is null and opened_at <= now() limit 1 for key share`,
      sql`select from public.talent_changes where changed_at <= now() limit 1 for key share`,
      sql`select from public.alerts where next_due_at <= now() limit 1 for key share`,
    ]);
    if (pending.every((rows) => rows.length === 0)) return;
  }
}

type QueuedMail = { id: string; kind: string; recipient: string; payload: { mailId: string } };

/** The mails of one alert, pending or sent, oldest first. */
export const listAlertMails = (alertId: string) =>
  sql<QueuedMail[]>`
    select id, kind, recipient, payload from public.outbox
    where payload ->> 'mailId' in (
      select mail_id::text from public.alert_deliveries where alert_id = ${alertId})
    order by id`;

/** The total of an alert's first mail and the matches that it lists; null if the mail must not be sent. */
export async function getMailContent(alertId: string): Promise<{ total: number; found: Row[] } | null> {
  const [mail] = await listAlertMails(alertId);
  const [row] = await sql<{ content: { total: number; found: Row[] } | null }[]>`
    select public.get_alert_mail_content(${mail?.payload.mailId ?? null}) as content`;
  return row?.content ?? null;
}

/** A random word that is in no posting yet. */
export const createUnknownWord = (): string =>
  Array.from({ length: 9 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join('');

/** The sorted ids of the jobs or talents that an alert delivered or will deliver. */
export const listDelivered = async (alertId: string): Promise<string[]> => {
  const rows = await sql<{ match_id: string }[]>`
    select match_id from public.alert_deliveries where alert_id = ${alertId} order by match_id`;
  return rows.map(({ match_id }) => match_id);
};
