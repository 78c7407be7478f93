import postgres from 'postgres';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import {
  createEmployerWithJob,
  createJobFor,
  type EmployerWithJob,
} from '../applications/applicant-fixtures';
import { anonClient, createAddress, signUp } from '../support/clients';
import { requireVariable } from '../support/environment';
import { sql } from '../support/sql';
import { waitFor } from '../support/wait-for';
import {
  backdateAlert,
  givenJobAlert,
  givenJobsAtOnce,
  isolatedPoint,
  listAlertMails,
  listDeliveredJobs,
  locationAt,
  runAlerts,
} from './alert-fixtures';

let employer: EmployerWithJob;
beforeAll(async () => {
  employer = await createEmployerWithJob();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const postJobNear = (
  point: { lat: number; lng: number },
  fields: Record<string, unknown> = {},
  kmNorth = 0,
) => createJobFor(employer.id, { location: locationAt(point, kmNorth), ...fields });

describe('an instant alert', () => {
  test('delivers a new job once, in one mail, over repeated and concurrent runs', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    const jobId = await postJobNear(point);
    await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([jobId]);
    expect(await listAlertMails(alert.id)).toMatchObject([{ kind: 'job-alert', recipient: alert.address }]);
  });

  test('delivers several jobs of one run in one mail', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    const location = locationAt(point);
    const jobs = await givenJobsAtOnce(employer.id, [{ location }, { location }, { location }]);
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual(jobs.sort());
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, number, boolean]>([
    ['within its circle', { radius_km: 10 }, {}, 9.9, true],
    ['beyond its circle', { radius_km: 10 }, {}, 10.1, false],
    ['at the far side of a wide circle', { radius_km: 100 }, {}, 99, true],
    ['of one of its types', { job_types: ['part-time', 'full-time'] }, { type: 'full-time' }, 0, true],
    ['of none of its types', { job_types: ['part-time'] }, { type: 'full-time' }, 0, false],
    [
      'that pays enough an hour, by the month',
      { min_pay: 20 },
      { salary: { min: 3500, max: null, currency: 'USD', period: 'month' } },
      0,
      true,
    ],
    [
      'that pays less',
      { min_pay: 21 },
      { salary: { min: 3500, max: null, currency: 'USD', period: 'month' } },
      0,
      false,
    ],
    [
      'that pays in another currency',
      { min_pay: 20 },
      { salary: { min: 40, max: null, currency: 'EUR', period: 'hour' } },
      0,
      false,
    ],
    ['that names no pay', { min_pay: 5 }, {}, 0, false],
    ['with all of its words, in other forms', { words: 'Bakers nights' }, { title: 'Night baker' }, 0, true],
    [
      'with its word in the description only',
      { words: 'sourdough' },
      { description: 'Sourdough, mostly.' },
      0,
      true,
    ],
    ['with one of its words', { words: 'night welder' }, { title: 'Night baker' }, 0, false],
    ['with an accent that its words lack', { words: 'cafe' }, { title: 'Café help' }, 0, true],
    ['with words that are stop words', { words: 'IT' }, { title: 'IT support' }, 0, true],
    ['of the type that its words name', { words: 'part-time baker' }, { type: 'part-time' }, 0, true],
    ['of another type than its words name', { words: 'part-time baker' }, { type: 'full-time' }, 0, false],
    ['at the hours that its words name', { words: 'night shift' }, { schedule: ['mon-night'] }, 0, true],
    ['at other hours', { words: 'night shift' }, { schedule: ['mon-morning'] }, 0, false],
    ['with two of its words as one', { words: 'quokka groomer' }, { title: 'Quokkagroomer' }, 0, true],
    ['with its word as two', { words: 'wombatfeeder' }, { title: 'Wombat Feeder' }, 0, true],
    ['with a word similar to its own', { words: 'waiter' }, { title: 'Water Carrier' }, 0, false],
    ['with any title, if its words are only symbols', { words: '🎉' }, { title: 'Party 🎉' }, 0, false],
  ])(
    'matches a job %s as the search does: %#',
    async (_what, alertFields, jobFields, kmNorth, isDelivered) => {
      const point = await isolatedPoint();
      const alert = await givenJobAlert(point, alertFields);
      const salary = jobFields.salary ? { salary: sql.json(jobFields.salary as never) } : {};
      const jobId = await postJobNear(point, { ...jobFields, ...salary }, kmNorth);
      await runAlerts();
      expect(await listDeliveredJobs(alert.id)).toEqual(isDelivered ? [jobId] : []);
      const { data } = await anonClient().rpc('search_jobs', {
        center_lat: point.lat,
        center_lng: point.lng,
        radius_km: (alertFields.radius_km as number | undefined) ?? 10,
        ...(alertFields.words ? { words: alertFields.words as string } : {}),
        ...(alertFields.job_types ? { job_types: alertFields.job_types as string[] } : {}),
        ...(alertFields.min_pay ? { min_pay: alertFields.min_pay as number } : {}),
      });
      expect(data?.map(({ id }) => id)).toEqual(isDelivered ? [jobId] : []);
    },
  );

  test('finds a job across the date line, and at the pole', async () => {
    const west = { lat: -51.5, lng: 179.99 };
    const word = `dateline${Date.now()}`;
    const alert = await givenJobAlert(west, { words: word, radius_km: 25 });
    const jobId = await postJobNear({ lat: -51.5, lng: -179.9 }, { description: word });
    const pole = { lat: -89.95, lng: 10 };
    const polar = await givenJobAlert(pole, { words: word, radius_km: 25 });
    const polarJob = await postJobNear({ lat: -89.95, lng: -170 }, { description: word });
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([jobId]);
    expect(await listDeliveredJobs(polar.id)).toEqual([polarJob]);
  });

  test('corrects a misspelled word, and finds an unknown word once a job has it', async () => {
    const letters = Array.from({ length: 9 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join(
      '',
    );
    const point = await isolatedPoint();
    const misspelt = await givenJobAlert(point, { words: `${letters}x` });
    const exact = await givenJobAlert(point, { words: letters });
    const unread = await givenJobAlert(point, { words: `zz${letters}` });
    const inTitle = await postJobNear(point, { title: letters });
    await runAlerts();
    expect(await listDeliveredJobs(misspelt.id)).toEqual([inTitle]);
    expect(await listDeliveredJobs(exact.id)).toEqual([inTitle]);
    const inText = await postJobNear(point, { description: `zz${letters} wanted` });
    await runAlerts();
    expect(await listDeliveredJobs(unread.id)).toContain(inText);
  });

  test('is parsed again by two concurrent runs without a deadlock', async () => {
    const point = await isolatedPoint();
    const words = ['q', 'z'].map((letter) => letter + crypto.randomUUID().replaceAll(/[^a-f]/g, ''));
    const alerts = await Promise.all(words.map((each) => givenJobAlert(point, { words: each })));
    const application_name = crypto.randomUUID();
    const database = postgres(requireVariable('DATABASE_URL'), { max: 3, connection: { application_name } });
    onTestFinished(() => database.end({ timeout: 0 }));
    const settled: Promise<unknown>[] = [];
    await database.begin(async (holder) => {
      await holder`select from public.alerts where id = ${alerts[0]?.id ?? ''} for update`;
      for (const order of [words, words.toReversed()]) {
        settled.push(
          database.begin(async (transaction) => {
            const brought = [];
            // Unique titles, because equal ones would block each other.
            for (const description of order)
              brought.push(
                await createJobFor(
                  employer.id,
                  { title: crypto.randomUUID(), description, location: locationAt(point) },
                  transaction,
                ),
              );
            await transaction`select public.resolve_unknown_alert_words(${brought})`;
          }),
        );
        await waitFor(async () =>
          expect(
            await sql`select from pg_stat_activity
              where application_name = ${application_name} and wait_event_type = 'Lock'`,
          ).toHaveLength(settled.length),
        );
      }
    });
    await expect(Promise.all(settled)).resolves.toHaveLength(2);
  });

  test('a job is matched while another run queues the due mails of the alert', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    // Due like an alert that just turned instant, and before all others.
    await sql`update public.alerts set next_due_at = 'epoch' where id = ${alert.id}`;
    const database = postgres(requireVariable('DATABASE_URL'), {
      max: 2,
      connection: { lock_timeout: 10_000 },
    });
    onTestFinished(() => database.end({ timeout: 0 }));
    await database.begin(async (writer) => {
      await writer`select public.queue_due_alerts(1)`;
      await postJobNear(point);
      await expect(database`select public.match_opened_jobs(500)`).resolves.toHaveLength(1);
    });
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test('delivers no job from before it or one that ended before matching', async () => {
    const point = await isolatedPoint();
    await postJobNear(point, { created_at: daysAgo(1) });
    const alert = await givenJobAlert(point);
    // In one transaction, because another test's run may come between.
    await sql.begin(async (transaction) => {
      for (const status of ['closed', 'paused']) {
        const id = await createJobFor(employer.id, { location: locationAt(point) }, transaction);
        await transaction`update public.jobs set status = ${status} where id = ${id}`;
      }
    });
    await postJobNear(point, { expires_at: daysAgo(0.001) });
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([]);
    expect(await listAlertMails(alert.id)).toEqual([]);
  });

  test('delivers a job that opens again, unless it delivered it before', async () => {
    const point = await isolatedPoint();
    const before = await postJobNear(point);
    await runAlerts();
    const alert = await givenJobAlert(point);
    await sql`update public.jobs set status = 'paused' where id = ${before}`;
    await sql`update public.jobs set status = 'open' where id = ${before}`;
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([before]);
    await sql`update public.jobs set status = 'closed' where id = ${before}`;
    await sql`update public.jobs set status = 'open' where id = ${before}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test('delivers a job that is renewed after it expired, but not one that is renewed before', async () => {
    const point = await isolatedPoint();
    const [ended, open] = [await postJobNear(point), await postJobNear(point)];
    await sql`update public.jobs set expires_at = now() - interval '1 hour' where id = ${ended}`;
    await runAlerts();
    const alert = await givenJobAlert(point);
    await sql`update public.jobs set expires_at = now() + interval '30 days' where id = any (${[ended, open]})`;
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([ended]);
  });

  test('delivers nothing while it is paused, and later no jobs from that time', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point, { status: 'paused' });
    await postJobNear(point);
    await runAlerts();
    await sql`update public.alerts set status = 'active' where id = ${alert.id}`;
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([]);
    const later = await postJobNear(point);
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([later]);
  });

  test('sends no mail to an unconfirmed or suppressed address', async () => {
    const point = await isolatedPoint();
    const person = await signUp('job_seeker');
    const alert = await givenJobAlert(point, { user_id: person.user.id });
    const stopped = await givenJobAlert(point);
    await sql`insert into public.email_suppressions (address, reason) values (${stopped.address}, 'complaint')`;
    await sql`update auth.users set email_confirmed_at = null where id = ${person.user.id}`;
    await postJobNear(point);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${person.user.id}`;
    await postJobNear(point);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toMatchObject([{ recipient: person.email }]);
    expect(await listDeliveredJobs(stopped.id)).toEqual([]);
  });
});

describe('a digest', () => {
  test('delivers the new jobs of its period when it is due, and nothing twice', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point, { frequency: 'daily', words: 'baker' });
    const jobs = [await postJobNear(point, { created_at: daysAgo(0.5) }), await postJobNear(point)];
    await postJobNear(point, { title: 'Welder', description: 'Weld.' });
    await postJobNear(point, { created_at: daysAgo(1.5) });
    // Last, because another test's run could deliver the first job alone.
    await backdateAlert(alert.id, 1);
    await Promise.all([runAlerts(), runAlerts()]);
    expect(await listDeliveredJobs(alert.id)).toEqual(jobs.sort());
    await sql`update public.alerts set next_due_at = now() where id = ${alert.id}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test('is sent once after an outage of the scheduler, and not before it is due', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point, { frequency: 'daily' });
    await postJobNear(point);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    await backdateAlert(alert.id, 5);
    await sql`update public.alerts set next_due_at = now() - interval '4 days' where id = ${alert.id}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
    const [row] = await sql`select next_due_at > now() as is_ahead from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ is_ahead: true });
  });

  test('is not sent without matches, and is due again the next day', async () => {
    const alert = await givenJobAlert(await isolatedPoint(), { frequency: 'weekly' });
    await backdateAlert(alert.id, 7);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    const [row] = await sql`select next_due_at > now() as is_ahead from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ is_ahead: true });
  });

  test('that turns instant delivers its pending matches first', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point, { frequency: 'daily' });
    const gathered = await postJobNear(point);
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([]);
    await sql`update public.alerts set frequency = 'instant' where id = ${alert.id}`;
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([gathered]);
    const later = await postJobNear(point);
    await runAlerts();
    expect(await listDeliveredJobs(alert.id)).toEqual([gathered, later].sort());
    const [row] = await sql`select next_due_at from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ next_due_at: null });
  });
});

describe('a mail that is rendered later', () => {
  const open = async (alertId: string) => {
    const [mail] = await listAlertMails(alertId);
    const [row] = await sql<{ content: { total: number; found: { id: string }[] } | null }[]>`
      select public.get_alert_mail_content(${mail?.payload.mailId ?? null}) as content`;
    return row?.content ?? null;
  };

  test('leaves out ended jobs', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    const location = locationAt(point);
    const [closed, paused, expired, left] = await givenJobsAtOnce(employer.id, [
      { location },
      { location },
      { location },
      { location },
    ]);
    await runAlerts();
    await sql`update public.jobs set status = 'closed' where id = ${closed ?? null}`;
    await sql`update public.jobs set status = 'paused' where id = ${paused ?? null}`;
    await sql`update public.jobs set expires_at = now() - interval '1 second' where id = ${expired ?? null}`;
    expect(await open(alert.id)).toMatchObject({ total: 1, found: [{ id: left }] });
  });

  test('is not sent when nothing is left; a job that opens again is new then', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    const jobId = await postJobNear(point);
    await runAlerts();
    await sql`update public.jobs set status = 'paused' where id = ${jobId}`;
    expect(await open(alert.id)).toBeNull();
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await runAlerts();
    expect(await open(alert.id)).toMatchObject({ total: 1, found: [{ id: jobId }] });
  });

  test.each<[string, (alert: { id: string; token: string; address: string | null }) => Promise<unknown>]>([
    ['paused', ({ token }) => sql`select public.stop_alert(${token})`],
    ['deleted', ({ token }) => sql`select public.delete_alert(${token})`],
    ['stopped by a bounce', ({ address }) => sql`select public.suppress_address(${address}, 'bounce')`],
    ['stopped for all', ({ token }) => sql`select public.stop_all_alerts(${token})`],
  ])('is not sent when the alert was %s', async (_how, stop) => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    await postJobNear(point);
    await runAlerts();
    const [mail] = await listAlertMails(alert.id);
    await stop(alert);
    const [row] = await sql`select public.get_alert_mail_content(${mail?.payload.mailId ?? null}) as content`;
    expect(row).toEqual({ content: null });
  });

  test('is the same when it is rendered again', async () => {
    const point = await isolatedPoint();
    const alert = await givenJobAlert(point);
    const location = locationAt(point);
    const [one, other] = await givenJobsAtOnce(employer.id, [{ location }, { location }]);
    await runAlerts();
    expect(await open(alert.id)).toMatchObject({ total: 2 });
    // The mail may have arrived, so its jobs count as delivered and are not new again.
    await sql`update public.jobs set status = 'paused' where id = ${one ?? null}`;
    expect(await open(alert.id)).toMatchObject({ total: 1, found: [{ id: other }] });
    await sql`update public.jobs set status = 'open' where id = ${one ?? null}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });
});

describe('a digest is due', () => {
  const due = async (
    zone: string,
    after: string,
    {
      frequency = 'daily',
      hour = 8,
      weekday = 1,
    }: { frequency?: string; hour?: number; weekday?: number } = {},
  ) => {
    const [row] = await sql<{ due: Date }[]>`
      select public.next_alert_due(${frequency}, ${hour}::smallint, ${weekday}::smallint, ${zone}, ${after}::timestamptz) as due`;
    return row?.due.toISOString();
  };

  test.each([
    ['the same morning', 'America/New_York', '2026-06-01T11:59:00Z', {}, '2026-06-01T12:00:00.000Z'],
    ['not twice on one day', 'America/New_York', '2026-06-01T12:00:00Z', {}, '2026-06-02T12:00:00.000Z'],
    ['the clocks go forward', 'America/New_York', '2026-03-07T14:00:00Z', {}, '2026-03-08T12:00:00.000Z'],
    ['the clocks go back', 'America/New_York', '2026-10-31T13:00:00Z', {}, '2026-11-01T13:00:00.000Z'],
    [
      'an hour that is skipped',
      'America/New_York',
      '2026-03-08T01:00:00Z',
      { hour: 2 },
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'an hour that comes twice',
      'America/New_York',
      '2026-10-31T06:30:00Z',
      { hour: 1 },
      '2026-11-01T06:00:00.000Z',
    ],
    ['and only once', 'America/New_York', '2026-11-01T06:00:00Z', { hour: 1 }, '2026-11-02T06:00:00.000Z'],
    ['half an hour off', 'Asia/Kolkata', '2026-06-01T00:00:00Z', {}, '2026-06-01T02:30:00.000Z'],
    [
      'weekly',
      'Europe/Berlin',
      '2026-03-23T08:00:00Z',
      { frequency: 'weekly', weekday: 7 },
      '2026-03-29T06:00:00.000Z',
    ],
    [
      'weekly, a week on',
      'Europe/Berlin',
      '2026-03-29T06:00:00Z',
      { frequency: 'weekly', weekday: 7 },
      '2026-04-05T06:00:00.000Z',
    ],
    ['midnight', 'Pacific/Honolulu', '2026-06-01T10:00:00Z', { hour: 0 }, '2026-06-02T10:00:00.000Z'],
  ] as const)('%s', async (_case, zone, after, schedule, expected) => {
    expect(await due(zone, after, schedule)).toBe(expected);
  });

  test('only named time zones are accepted', async () => {
    for (const zone of ['+02:00', 'EST5EDT,M3.2.0,M11.1.0', 'Mars/Phobos', '', 'UTC+3']) {
      const [row] = await sql`select public.is_time_zone(${zone}) as is_known`;
      expect(row, zone).toEqual({ is_known: false });
    }
  });

  test('changing the hour changes the due time, and pausing removes it', async () => {
    const alert = await givenJobAlert(await isolatedPoint(), {
      frequency: 'daily',
      hour: 3,
      time_zone: 'UTC',
    });
    const next = async () => {
      const [row] = await sql<
        { next: Date | null }[]
      >`select next_due_at as next from public.alerts where id = ${alert.id}`;
      return row?.next;
    };
    expect((await next())?.getUTCHours()).toBe(3);
    await sql`update public.alerts set hour = 17 where id = ${alert.id}`;
    expect((await next())?.getUTCHours()).toBe(17);
    await sql`update public.alerts set status = 'paused' where id = ${alert.id}`;
    expect(await next()).toBeNull();
  });
});

test("a preview lists last week's matches that are still open", async () => {
  const point = await isolatedPoint();
  const fresh = await postJobNear(point, { created_at: daysAgo(3) });
  await postJobNear(point, { created_at: daysAgo(8) });
  const closed = await postJobNear(point, { created_at: daysAgo(1) });
  await sql`update public.jobs set status = 'closed' where id = ${closed ?? null}`;
  const { data, error } = await anonClient().rpc('preview_job_alert', {
    words: 'baker',
    center_lat: point.lat,
    center_lng: point.lng,
    radius_km: 10,
  });
  expect(error).toBeNull();
  expect(data).toMatchObject([{ id: fresh, total: 1 }]);
});

test('an address has at most fifty alerts, even when they are created at once', async () => {
  const address = createAddress('many');
  const point = await isolatedPoint();
  const tries = await Promise.allSettled(Array.from({ length: 55 }, () => givenJobAlert(point, { address })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
});
