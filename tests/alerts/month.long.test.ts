import postgres from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printTable } from '../bench/report';
import { company } from '../policies/rows';
import { startTestStack, type TestStack } from '../support/test-stack';
import { locationAt } from './given';
import { Expectation, type Told } from './month-expectation';
import { dayMs, type Happening, hourMs, monthEnd, monthStart, planMonth } from './month-plan';

// A stack of its own, because its clock is another one than that of every other test.
let stack: TestStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await startTestStack({ siteUrl: 'http://localhost:3000' });
  sql = postgres(stack.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
});
afterAll(async () => {
  await sql.end();
  await stack.stop();
});

const runEveryMs = hourMs;
/** The worker dies in the middle of writing, while the clocks of New York have just changed, and is away for three hours. */
const firstCrash = { at: Date.UTC(2027, 2, 14, 12), awayMs: 3 * hourMs };
/** It dies between two mails of a run, while those of Berlin have just changed, and is away for five. */
const secondCrash = { at: Date.UTC(2027, 2, 28, 6), awayMs: 5 * hourMs };

test('a month of 500 alerts and 2,000 jobs: each is told once, when it is due, whatever dies on the way', async () => {
  const employerId = crypto.randomUUID();
  await sql`insert into auth.users (id, email, email_confirmed_at) values (${employerId}, 'month@example.com', now())`;
  await sql`insert into public.employer_profiles ${sql({
    ...company(employerId, { company_name: 'Acme Works', company_description: 'A works.' }),
    location: sql.json(locationAt({ lat: 0, lng: 0 })),
  } as never)}`;
  const plan = planMonth({ alerts: 500, jobs: 2000, seed: 7 });
  const expectation = new Expectation();
  const told: Told[] = [];
  const mails: { alertId: string; at: number; jobs: number }[] = [];
  let empty = 0;
  const left = [...plan.happenings];
  const crashes: string[] = [];
  let awayUntil = 0;

  /** Sends what is written; after so many mails the worker dies. */
  const send = async (now: number, most: number) => {
    const rows = await sql<{ said: Said | null; alert_id: string | null }[]>`
      with taken as (select id, payload from public.outbox order by id limit ${most}),
      gone as (delete from public.outbox where id in (select id from taken)),
      whose as materialized (
        select distinct on (taken.id) taken.id, taken.payload, told.alert_id from taken
        left join public.alert_deliveries as told on told.mail_id = (taken.payload ->> 'mailId')::uuid)
      select alert_id, public.open_alert_mail((payload ->> 'mailId')::uuid, 1000, ${new Date(now)}) as said
      from whose order by id`;
    for (const { said, alert_id } of rows) {
      if (said === null) {
        empty += 1;
        continue;
      }
      mails.push({ alertId: alert_id ?? '', at: now, jobs: said.found.length });
      for (const { id } of said.found) told.push({ alertId: alert_id ?? '', jobId: id, at: now });
    }
    return new Set(rows.map(({ alert_id }) => alert_id));
  };

  for (let now = monthStart; now <= monthEnd; now += runEveryMs) {
    for (let next = left[0]; next && next.at <= now; next = left[0]) {
      left.shift();
      expectation.happen(next);
      await happen(next, employerId);
    }
    if (now < awayUntil) continue;
    if (now === firstCrash.at) {
      await sql
        .begin(async (transaction) => {
          await write(transaction, now);
          const [row] = await transaction<
            { count: number }[]
          >`select count(*)::integer as count from public.outbox`;
          crashes.push(`while writing ${row?.count} mails`);
          throw new Error('The worker dies.');
        })
        .catch(() => {});
      awayUntil = now + firstCrash.awayMs;
      continue;
    }
    await write(sql, now);
    expectation.write(now);
    if (now === secondCrash.at) {
      const [row] = await sql<{ count: number }[]>`select count(*)::integer as count from public.outbox`;
      const half = Math.floor((row?.count ?? 0) / 2);
      crashes.push(`after ${half} of ${row?.count} mails`);
      const sent = await send(now, half);
      expectation.send(now, (alertId) => sent.has(alertId));
      awayUntil = now + secondCrash.awayMs;
      continue;
    }
    await send(now, 100_000);
    expectation.send(now, () => true);
  }

  const key = ({ alertId, jobId, at }: Told) => `${alertId} ${jobId} ${new Date(at).toISOString()}`;
  const expected = new Set(expectation.told.map(key));
  const given = new Set(told.map(key));
  const frequencyOf = new Map(plan.alerts.map(({ id, frequency }) => [id, frequency]));
  const switched = new Set(
    plan.happenings.flatMap((each) => (each.what === 'switch' ? [each.alert.id] : [])),
  );
  const lateMs = ({ alertId, jobId, at }: Told) => {
    const opened = expectation.openings.filter((opening) => opening.jobId === jobId && opening.at <= at);
    const waited = at - Math.max(...opened.map((opening) => opening.at));
    const window = { instant: 0, daily: dayMs + hourMs, weekly: 7 * dayMs + hourMs }[
      frequencyOf.get(alertId) ?? 'instant'
    ];
    const away =
      [firstCrash, secondCrash].find((crash) => at >= crash.at && at <= crash.at + crash.awayMs)?.awayMs ?? 0;
    return switched.has(alertId) ? 0 : Math.max(0, waited - window - runEveryMs - away);
  };
  const groups = [
    ['instant', (id: string) => frequencyOf.get(id) === 'instant' && !switched.has(id)],
    ['daily', (id: string) => frequencyOf.get(id) === 'daily' && !switched.has(id)],
    ['weekly', (id: string) => frequencyOf.get(id) === 'weekly' && !switched.has(id)],
    ['changed meanwhile', (id: string) => switched.has(id)],
    ['all', () => true],
  ] as const;
  console.log(
    `\n  ${plan.jobs.length} jobs opened ${expectation.openings.length} times; the worker died ${crashes.join(' and ')}.\n`,
  );
  printTable(
    ['Alerts', 'Of them', 'Mails', 'Expected', 'Told', 'Twice', 'Missed', 'Late'],
    groups.map(([name, belongs]) => {
      const ours = told.filter(({ alertId }) => belongs(alertId));
      const theirs = expectation.told.filter(({ alertId }) => belongs(alertId));
      const pairs = new Set(ours.map(({ alertId, jobId }) => `${alertId} ${jobId}`));
      return [
        name,
        plan.alerts.filter(({ id }) => belongs(id)).length,
        mails.filter(({ alertId }) => belongs(alertId)).length,
        theirs.length,
        ours.length,
        ours.length - pairs.size,
        theirs.filter((each) => !given.has(key(each))).length,
        ours.filter((each) => lateMs(each) > 0).length,
      ].map(String);
    }),
  );

  expect(crashes).toHaveLength(2);
  expect(told.length).toBeGreaterThan(3000);
  expect(new Set(told.map(({ alertId, jobId }) => `${alertId} ${jobId}`)).size).toBe(told.length);
  expect([...given].filter((each) => !expected.has(each))).toEqual([]);
  expect([...expected].filter((each) => !given.has(each))).toEqual([]);
  expect(told.filter((each) => lateMs(each) > 0)).toEqual([]);
  expect(mails.filter(({ jobs }) => jobs === 0)).toEqual([]);
  // A mail can only turn out to have nothing to say when it waited for a worker that was away.
  expect(empty).toBeLessThan(20);
}, 300_000);

type Said = { found: { id: string }[] };

const write = (client: postgres.Sql | postgres.TransactionSql, now: number) =>
  client`
    select public.match_opened_jobs(500, ${new Date(now)}), public.write_due_alerts(500, ${new Date(now)})`;

/** The same in the database, at the moment at which it happens. */
async function happen(happening: Happening, employerId: string): Promise<void> {
  const at = new Date(happening.at);
  if (happening.what === 'alert') {
    const { alert } = happening;
    await sql`insert into public.alerts ${sql({
      id: alert.id,
      kind: 'job',
      user_id: null,
      address: alert.address,
      words: alert.words,
      job_types: alert.types,
      min_pay: alert.minPay,
      location: sql.json(locationAt(alert.point)),
      radius_km: alert.radiusKm,
      frequency: alert.frequency,
      hour: alert.hour,
      weekday: alert.weekday,
      time_zone: alert.zone,
    } as never)}`;
    await startClock(alert.id, at);
  } else if ('alert' in happening) {
    const { id } = happening.alert;
    if (happening.what === 'pause') await sql`update public.alerts set status = 'paused' where id = ${id}`;
    else if (happening.what === 'resume') {
      await sql`update public.alerts set status = 'active' where id = ${id}`;
      await startClock(id, at);
    } else {
      await sql`update public.alerts set frequency = ${happening.to} where id = ${id}`;
      await sql`update public.alerts set next_due_at = case when frequency = 'instant' then ${at}::timestamptz
        else public.next_alert_due(frequency, hour, weekday, time_zone, ${at}) end where id = ${id}`;
    }
  } else if (happening.what === 'post') {
    const { job, expiresAt } = happening;
    await sql`insert into public.jobs ${sql({
      id: job.id,
      employer_id: employerId,
      title: job.title,
      company_name: 'Acme Works',
      location: sql.json(locationAt(job.point)),
      description: 'Come and work with us.',
      type: job.type,
      salary:
        job.pay === null ? null : sql.json({ min: job.pay, max: null, currency: 'USD', period: 'hour' }),
      contact: sql.json({ name: 'Ada', email: 'ada@example.com' }),
      created_at: at,
      expires_at: new Date(expiresAt),
    } as never)}`;
  } else {
    const { id } = happening.job;
    const [before] = await sql<{ is_open: boolean }[]>`
      select status = 'open' and expires_at > ${at} as is_open from public.jobs where id = ${id}`;
    if (happening.what === 'renew')
      await sql`update public.jobs set expires_at = ${new Date(happening.expiresAt)} where id = ${id}`;
    else {
      const status = { 'job-close': 'closed', 'job-pause': 'paused', 'job-open': 'open' }[happening.what];
      await sql`update public.jobs set status = ${status} where id = ${id}`;
    }
    // The trigger goes by the real clock.
    if (!before?.is_open)
      await sql`insert into public.job_openings (job_id, opened_at)
        select id, ${at} from public.jobs where id = ${id} and status = 'open' and expires_at > ${at}
        on conflict (job_id) do update set opened_at = excluded.opened_at, matched_at = null`;
  }
}

/** The triggers start an alert by the real clock; here it starts by the month's. */
const startClock = (id: string, at: Date) =>
  sql`update public.alerts set active_since = ${at}, looked_until = ${at},
      next_due_at = public.next_alert_due(frequency, hour, weekday, time_zone, ${at})
    where id = ${id}`;
