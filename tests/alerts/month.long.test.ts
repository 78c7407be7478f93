import postgres from 'postgres';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { writeAlertMails } from '@/lib/alerts/deliver';
import { alertMails } from '@/lib/alerts/mails';
import { sendDueMails } from '@/lib/email/outbox';
import type { MailServer } from '@/lib/email/send';
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
  Object.assign(process.env, stack.env);
  sql = postgres(stack.env.DATABASE_URL ?? '', { max: 1, onnotice: () => {} });
  await sql.unsafe(testClock);
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterAll(async () => {
  vi.useRealTimers();
  await sql.end();
  await stack.stop();
});

/**
 * Whatever asks the database for the time, in a trigger, a function or a default, is told by a table. The built-in `now()`
 * cannot be replaced, only be called otherwise; what has it bound already is bound anew.
 */
const testClock = `
  create schema test;
  create table test.clock as select now() as at;
  grant usage on schema test to public;
  grant select on test.clock to public;
  set allow_system_table_mods = on;
  alter function pg_catalog.now() rename to real_now;
  create function pg_catalog.now() returns timestamptz language sql stable as 'select at from test.clock';
  do $$
  declare
    bound text;
  begin
    for bound in
      select format('alter table %s alter %I set default %s', adrelid::regclass, attname,
        replace(pg_get_expr(adbin, adrelid), 'real_now()', 'now()'))
      from pg_attrdef join pg_attribute on attrelid = adrelid and attnum = adnum
      where pg_get_expr(adbin, adrelid) like '%real_now()%' and attgenerated = ''
      union all
      select replace(pg_get_functiondef(oid), 'real_now()', 'now()') from pg_proc
      where pronamespace = 'public'::regnamespace and prokind = 'f'
        and pg_get_expr(proargdefaults, 0) like '%real_now()%'
    loop
      execute bound;
    end loop;
  end
  $$;
  reset allow_system_table_mods`;

/** It is so late now, here and in the database. */
async function setClock(now: number) {
  vi.setSystemTime(now);
  await sql`update test.clock set at = ${new Date(now)}`;
}

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
  // Past its first day, on which postings are no news for some minutes.
  await sql`insert into public.posting_log (job_id, account_id, words_hash, posted_at)
    values (gen_random_uuid(), ${employerId}, 'long ago', ${new Date(monthStart - 90 * dayMs)})`;
  const plan = planMonth({ alerts: 500, jobs: 2000, seed: 7 });
  const expectation = new Expectation();
  const told: Told[] = [];
  const mails: { alertId: string; at: number; jobs: number; named: number }[] = [];
  let empty = 0;
  const left = [...plan.happenings];
  const crashes: string[] = [];
  let awayUntil = 0;

  /** Sends what is due; the worker dies before the mail after so many. Whose mails went out. */
  const send = async (now: number, most: number) => {
    const sentOf = new Set<string>();
    let left = most;
    let die = () => {};
    const death = new Promise<void>((resolve) => {
      die = resolve;
    });
    let mailId = '';
    const compose = async (payload: unknown) => {
      if (left === 0) {
        die();
        return new Promise<null>(() => {});
      }
      left -= 1;
      mailId = String((payload as { mailId: string }).mailId);
      const mail = await alertMails['job-alert']?.(payload);
      if (!mail) empty += 1;
      return mail ?? null;
    };
    const server: MailServer = {
      async send(mail) {
        const listed = await sql<{ alert_id: string; job_id: string; slug: string }[]>`
          select alert_id, job_id, slug from public.job_alert_deliveries join public.jobs on jobs.id = job_id
          where mail_id = ${mailId}`;
        const [{ alert_id: alertId } = { alert_id: '' }] = listed;
        sentOf.add(alertId);
        const named = listed.filter(({ slug }) => mail.text.includes(`/${slug}`)).length;
        mails.push({ alertId, at: now, jobs: listed.length, named });
        for (const { job_id } of listed) told.push({ alertId, jobId: job_id, at: now });
        return 'sent';
      },
      close() {},
    };
    await Promise.race([sendDueMails({ 'job-alert': compose }, server), death]);
    return sentOf;
  };

  for (let now = monthStart; now <= monthEnd; now += runEveryMs) {
    for (let next = left[0]; next && next.at <= now; next = left[0]) {
      left.shift();
      expectation.happen(next);
      await setClock(next.at);
      await happen(next, employerId);
    }
    await setClock(now);
    if (now < awayUntil) continue;
    if (now === firstCrash.at) {
      await sql
        .begin(async (transaction) => {
          await transaction`select public.match_opened_jobs(500), public.write_job_digests(500)`;
          const [row] = await transaction<
            { count: number }[]
          >`select count(*)::integer as count from public.outbox where sent_at is null`;
          crashes.push(`while writing ${row?.count} mails`);
          throw new Error('The worker dies.');
        })
        .catch(() => {});
      awayUntil = now + firstCrash.awayMs;
      continue;
    }
    await writeAlertMails();
    expectation.write(now);
    if (now === secondCrash.at) {
      const [row] = await sql<
        { count: number }[]
      >`select count(*)::integer as count from public.outbox where sent_at is null`;
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
  // Each names what it tells, the newest of many.
  expect(mails.filter(({ jobs, named }) => named < Math.min(jobs, 20))).toEqual([]);
  expect(mails.filter(({ jobs }) => jobs === 0)).toEqual([]);
  // A mail can only turn out to have nothing to say when it waited for a worker that was away.
  expect(empty).toBeLessThan(20);
}, 900_000);

/** The same in the database, at the moment at which it happens. */
async function happen(happening: Happening, employerId: string): Promise<void> {
  if (happening.what === 'alert') {
    const { alert } = happening;
    await sql`insert into public.job_alerts ${sql({
      id: alert.id,
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
  } else if ('alert' in happening) {
    const { id } = happening.alert;
    if (happening.what === 'pause')
      await sql`update public.job_alerts set status = 'paused' where id = ${id}`;
    else if (happening.what === 'resume')
      await sql`update public.job_alerts set status = 'active' where id = ${id}`;
    else await sql`update public.job_alerts set frequency = ${happening.to} where id = ${id}`;
  } else if (happening.what === 'post') {
    const { job, expiresAt } = happening;
    await sql`insert into public.jobs ${sql({
      id: job.id,
      employer_id: employerId,
      title: job.title,
      company_name: 'Acme Works',
      location: sql.json(locationAt(job.point)),
      // The same words would be no news.
      description: `Come and work with us. ${job.id}`,
      type: job.type,
      salary:
        job.pay === null ? null : sql.json({ min: job.pay, max: null, currency: 'USD', period: 'hour' }),
      contact: sql.json({ name: 'Ada', email: 'ada@example.com' }),
      expires_at: new Date(expiresAt),
    } as never)}`;
  } else {
    const { id } = happening.job;
    if (happening.what === 'renew')
      await sql`update public.jobs set expires_at = ${new Date(happening.expiresAt)} where id = ${id}`;
    else {
      const status = { 'job-close': 'closed', 'job-pause': 'paused', 'job-open': 'open' }[happening.what];
      await sql`update public.jobs set status = ${status} where id = ${id}`;
    }
  }
}
