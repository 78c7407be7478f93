import { secretClient } from '../policies/people';
import { job, type Row } from '../policies/rows';
import { newAddress } from '../support/clients';
import { sql } from '../support/sql';

/** A spot south of the Indian Ocean, more than 200 km from every other that a test of this run has: nobody's job is near another's. */
export async function lonelySpot(): Promise<{ lat: number; lng: number }> {
  counted ??= countSpots();
  await counted;
  const [next] = await sql<{ spot: number }[]>`select nextval('tests.spots')::int as spot`;
  const spot = (next?.spot ?? 0) % (columns * rows);
  return { lat: -38 - 2.5 * Math.floor(spot / columns), lng: 65 + 4 * (spot % columns) };
}

const [columns, rows] = [25, 9];
let counted: Promise<void> | undefined;

/** Counted by the database, because the files that ask are spread over several processes. */
const countSpots = () =>
  sql.begin(async (transaction) => {
    await transaction`select pg_advisory_xact_lock(hashtext('tests.spots'))`;
    await transaction`create schema if not exists tests`;
    await transaction`create sequence if not exists tests.spots minvalue 0`;
  });

/** A location as it is stored, so many km north of a point. */
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

/** Several jobs posted in one transaction, so that no other test's run comes between them. */
export async function givenJobsAtOnce(employerId: string, jobs: readonly Row[]): Promise<string[]> {
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

export type GivenAlert = { id: string; token: string; address: string | null };

/** A job alert past the forms: a guest's and active, unless the fields say otherwise. */
export async function givenJobAlert(
  spot: { lat: number; lng: number },
  fields: Row = {},
): Promise<GivenAlert> {
  const row: Row = {
    kind: 'job',
    user_id: null,
    address: newAddress('alert'),
    location: locationAt(spot),
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

/** A talent alert of a company. */
export async function givenTalentAlert(
  employerId: string,
  spot: { lat: number; lng: number },
  fields: Row = {},
): Promise<GivenAlert> {
  const { data, error } = await secretClient()
    .from('alerts')
    .insert({
      kind: 'talent',
      user_id: employerId,
      location: locationAt(spot),
      frequency: 'instant',
      ...fields,
    })
    .select('id, manage_token')
    .single();
  if (error) throw error;
  return { id: data.id, token: data.manage_token, address: null };
}

/** As if the alert had been made so many days ago, and its last digest been so long ago; it is due now. */
export const ageAlert = (id: string, days: number) => {
  const then = new Date(Date.now() - days * 86_400_000);
  return sql`update public.alerts
    set active_since = ${then}, looked_until = ${then},
      next_due_at = case when frequency <> 'instant' then now() - interval '1 minute' end
    where id = ${id}`;
};

/**
 * Everything that the scheduler does about alerts, each step in its transaction, until nothing is left to do. Another test may have taken
 * what is ours and not be done with it: locking one row waits for that. One, because a test that deletes accounts locks many.
 */
export async function runAlerts(): Promise<void> {
  for (;;) {
    const [opened] = await sql<{ left: number }[]>`select jobs as left from public.match_opened_jobs(500)`;
    const [changed] = await sql<
      { left: number }[]
    >`select talents as left from public.match_changed_talents(500)`;
    const [due] = await sql<{ left: number }[]>`select alerts as left from public.write_due_alerts(500)`;
    if ([opened, changed, due].some((step) => step && step.left > 0)) continue;
    const waiting = await Promise.all([
      sql`select from public.job_openings where matched_at is null and opened_at <= now() limit 1 for key share`,
      sql`select from public.talent_changes where changed_at <= now() limit 1 for key share`,
      sql`select from public.alerts where next_due_at <= now() limit 1 for key share`,
    ]);
    if (waiting.every((rows) => rows.length === 0)) return;
  }
}

export type WrittenMail = { id: string; kind: string; recipient: string; payload: { mailId: string } };

/** The mails that wait or were sent for one alert, oldest first. */
export const mailsOfAlert = (alertId: string) =>
  sql<WrittenMail[]>`
    select id, kind, recipient, payload from public.outbox
    where payload ->> 'mailId' in (
      select mail_id::text from public.alert_deliveries where alert_id = ${alertId})
    order by id`;

/** The jobs that an alert told or is about to tell. */
export const jobsTold = async (alertId: string): Promise<string[]> => {
  const rows = await sql<{ job_id: string }[]>`
    select job_id from public.alert_deliveries where alert_id = ${alertId} order by job_id`;
  return rows.map(({ job_id }) => job_id);
};

/** The talents whom an alert told or is about to tell. */
export const talentsTold = async (alertId: string): Promise<string[]> => {
  const rows = await sql<{ talent_id: string }[]>`
    select talent_id from public.alert_deliveries where alert_id = ${alertId} order by talent_id`;
  return rows.map(({ talent_id }) => talent_id);
};
