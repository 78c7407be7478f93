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
  createJobAlert,
  createJobsAtOnce,
  createUnknownWord,
  getMailContent,
  isolatedPoint,
  listAlertMails,
  listDelivered,
  locationAt,
  runAlerts,
  type TestAlert,
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
  test('mails a new job once despite repeated and concurrent runs', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    const jobId = await postJobNear(point);
    await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([jobId]);
    expect(await listAlertMails(alert.id)).toMatchObject([{ kind: 'job-alert', recipient: alert.address }]);
  });

  test('mails several jobs of one run together', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    const location = locationAt(point);
    const jobs = await createJobsAtOnce(employer.id, [{ location }, { location }, { location }]);
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual(jobs.sort());
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, number, boolean]>([
    ['inside the circle', { radius_km: 10 }, {}, 9.9, true],
    ['outside the circle', { radius_km: 10 }, {}, 10.1, false],
    ['near the edge of a wide circle', { radius_km: 100 }, {}, 99, true],
    ['of a chosen type', { job_types: ['part-time', 'full-time'] }, { type: 'full-time' }, 0, true],
    ['of another type', { job_types: ['part-time'] }, { type: 'full-time' }, 0, false],
    [
      'with enough pay, given per month',
      { min_pay: 20 },
      { salary: { min: 3500, max: null, currency: 'USD', period: 'month' } },
      0,
      true,
    ],
    [
      'with too little pay, given per month',
      { min_pay: 21 },
      { salary: { min: 3500, max: null, currency: 'USD', period: 'month' } },
      0,
      false,
    ],
    [
      'with pay in another currency',
      { min_pay: 20 },
      { salary: { min: 40, max: null, currency: 'EUR', period: 'hour' } },
      0,
      false,
    ],
    ['without pay', { min_pay: 5 }, {}, 0, false],
    [
      "with all of the alert's words, in other forms",
      { words: 'Bakers nights' },
      { title: 'Night baker' },
      0,
      true,
    ],
    [
      "with the alert's word only in the description",
      { words: 'sourdough' },
      { description: 'Sourdough, mostly.' },
      0,
      true,
    ],
    ["with one of the alert's two words", { words: 'night welder' }, { title: 'Night baker' }, 0, false],
    ["with an accent that the alert's word lacks", { words: 'cafe' }, { title: 'Café help' }, 0, true],
    ['with a word that is also a stop word', { words: 'IT' }, { title: 'IT support' }, 0, true],
    ["of the type in the alert's words", { words: 'part-time baker' }, { type: 'part-time' }, 0, true],
    [
      "of another type than in the alert's words",
      { words: 'part-time baker' },
      { type: 'full-time' },
      0,
      false,
    ],
    ["at the hours in the alert's words", { words: 'night shift' }, { schedule: ['mon-night'] }, 0, true],
    [
      "at other hours than in the alert's words",
      { words: 'night shift' },
      { schedule: ['mon-morning'] },
      0,
      false,
    ],
    [
      "with two of the alert's words joined",
      { words: 'quokka groomer' },
      { title: 'Quokkagroomer' },
      0,
      true,
    ],
    ["with the alert's word split in two", { words: 'wombatfeeder' }, { title: 'Wombat Feeder' }, 0, true],
    ["with a word similar to the alert's word", { words: 'waiter' }, { title: 'Water Carrier' }, 0, false],
    ['if the alert has only a symbol as its words', { words: '🎉' }, { title: 'Party 🎉' }, 0, false],
  ])(
    'gives the same result as the search for a job %s',
    async (_job, alertFields, jobFields, kmNorth, isDelivered) => {
      const point = await isolatedPoint();
      const alert = await createJobAlert(point, alertFields);
      const salary = jobFields.salary ? { salary: sql.json(jobFields.salary as never) } : {};
      const jobId = await postJobNear(point, { ...jobFields, ...salary }, kmNorth);
      await runAlerts();
      expect(await listDelivered(alert.id)).toEqual(isDelivered ? [jobId] : []);
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

  test('delivers jobs across the date line and across the pole', async () => {
    const west = { lat: -51.5, lng: 179.99 };
    const word = `dateline${Date.now()}`;
    const alert = await createJobAlert(west, { words: word, radius_km: 25 });
    const jobId = await postJobNear({ lat: -51.5, lng: -179.9 }, { description: word });
    const pole = { lat: -89.95, lng: 10 };
    const polarAlert = await createJobAlert(pole, { words: word, radius_km: 25 });
    const polarJob = await postJobNear({ lat: -89.95, lng: -170 }, { description: word });
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([jobId]);
    expect(await listDelivered(polarAlert.id)).toEqual([polarJob]);
  });

  test('corrects a misspelled word, and matches an unknown word once a job has it', async () => {
    const word = createUnknownWord();
    const point = await isolatedPoint();
    const misspelled = await createJobAlert(point, { words: `${word}x` });
    const exact = await createJobAlert(point, { words: word });
    const unknown = await createJobAlert(point, { words: `zz${word}` });
    const titleJob = await postJobNear(point, { title: word });
    await runAlerts();
    expect(await listDelivered(misspelled.id)).toEqual([titleJob]);
    expect(await listDelivered(exact.id)).toEqual([titleJob]);
    const descriptionJob = await postJobNear(point, { description: `zz${word} wanted` });
    await runAlerts();
    expect(await listDelivered(unknown.id)).toContain(descriptionJob);
  });

  test('with an unknown word is parsed again by two concurrent runs without a deadlock', async () => {
    const point = await isolatedPoint();
    const words = ['q', 'z'].map((letter) => letter + crypto.randomUUID().replaceAll(/[^a-f]/g, ''));
    const alerts = await Promise.all(words.map((word) => createJobAlert(point, { words: word })));
    const application_name = crypto.randomUUID();
    const database = postgres(requireVariable('DATABASE_URL'), { max: 3, connection: { application_name } });
    onTestFinished(() => database.end({ timeout: 0 }));
    const runs: Promise<unknown>[] = [];
    await database.begin(async (lock) => {
      await lock`select from public.alerts where id = ${alerts[0]?.id ?? ''} for update`;
      for (const order of [words, words.toReversed()]) {
        runs.push(
          database.begin(async (transaction) => {
            const jobIds = [];
            // Unique titles, because equal ones would block each other.
            for (const description of order)
              jobIds.push(
                await createJobFor(
                  employer.id,
                  { title: crypto.randomUUID(), description, location: locationAt(point) },
                  transaction,
                ),
              );
            await transaction`select public.resolve_unknown_alert_words(${jobIds})`;
          }),
        );
        await waitFor(async () =>
          expect(
            await sql`select from pg_stat_activity
              where application_name = ${application_name} and wait_event_type = 'Lock'`,
          ).toHaveLength(runs.length),
        );
      }
    });
    await expect(Promise.all(runs)).resolves.toHaveLength(2);
  });

  test('is matched to a job while another run queues its due mails', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    // Due like an alert that just became instant, and before all other alerts.
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

  test('delivers no job that was posted before the alert or ended before the run', async () => {
    const point = await isolatedPoint();
    await postJobNear(point, { created_at: daysAgo(1) });
    const alert = await createJobAlert(point);
    // In one transaction, so that no run of another test delivers the open jobs.
    await sql.begin(async (transaction) => {
      for (const status of ['closed', 'paused']) {
        const id = await createJobFor(employer.id, { location: locationAt(point) }, transaction);
        await transaction`update public.jobs set status = ${status} where id = ${id}`;
      }
    });
    await postJobNear(point, { expires_at: daysAgo(0.001) });
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([]);
    expect(await listAlertMails(alert.id)).toEqual([]);
  });

  test('delivers a job that reopens, but only once', async () => {
    const point = await isolatedPoint();
    const jobId = await postJobNear(point);
    await runAlerts();
    const alert = await createJobAlert(point);
    await sql`update public.jobs set status = 'paused' where id = ${jobId}`;
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([jobId]);
    await sql`update public.jobs set status = 'closed' where id = ${jobId}`;
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test('delivers a job that was renewed after it expired, but not a job that was renewed while open', async () => {
    const point = await isolatedPoint();
    const [expired, open] = [await postJobNear(point), await postJobNear(point)];
    await sql`update public.jobs set expires_at = now() - interval '1 hour' where id = ${expired}`;
    await runAlerts();
    const alert = await createJobAlert(point);
    await sql`update public.jobs set expires_at = now() + interval '30 days' where id = any (${[expired, open]})`;
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([expired]);
  });

  test('never delivers the jobs that were posted while it was paused', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { status: 'paused' });
    await postJobNear(point);
    await runAlerts();
    await sql`update public.alerts set status = 'active' where id = ${alert.id}`;
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([]);
    const later = await postJobNear(point);
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([later]);
  });

  test('sends no mail to an unconfirmed or suppressed address', async () => {
    const point = await isolatedPoint();
    const person = await signUp('job_seeker');
    const alert = await createJobAlert(point, { user_id: person.user.id });
    const suppressed = await createJobAlert(point);
    await sql`insert into public.email_suppressions (address, reason) values (${suppressed.address}, 'complaint')`;
    await sql`update auth.users set email_confirmed_at = null where id = ${person.user.id}`;
    await postJobNear(point);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${person.user.id}`;
    await postJobNear(point);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toMatchObject([{ recipient: person.email }]);
    expect(await listDelivered(suppressed.id)).toEqual([]);
  });
});

describe('a digest', () => {
  test('delivers the jobs since the last digest once', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { frequency: 'daily', words: 'baker' });
    const jobs = [await postJobNear(point, { created_at: daysAgo(0.5) }), await postJobNear(point)];
    await postJobNear(point, { title: 'Welder', description: 'Weld.' });
    await postJobNear(point, { created_at: daysAgo(1.5) });
    // Backdated last, because a run of another test could deliver the first job alone.
    await backdateAlert(alert.id, 1);
    await Promise.all([runAlerts(), runAlerts()]);
    expect(await listDelivered(alert.id)).toEqual(jobs.sort());
    await sql`update public.alerts set next_due_at = now() where id = ${alert.id}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });

  test('is not sent before it is due, and is sent once after an outage of the scheduler', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { frequency: 'daily' });
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

  test('is not sent without matches, but gets its next due time', async () => {
    const alert = await createJobAlert(await isolatedPoint(), { frequency: 'weekly' });
    await backdateAlert(alert.id, 7);
    await runAlerts();
    expect(await listAlertMails(alert.id)).toEqual([]);
    const [row] = await sql`select next_due_at > now() as is_ahead from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ is_ahead: true });
  });

  test('delivers its pending matches when it becomes an instant alert', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point, { frequency: 'daily' });
    const pending = await postJobNear(point);
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([]);
    await sql`update public.alerts set frequency = 'instant' where id = ${alert.id}`;
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([pending]);
    const later = await postJobNear(point);
    await runAlerts();
    expect(await listDelivered(alert.id)).toEqual([pending, later].sort());
    const [row] = await sql`select next_due_at from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ next_due_at: null });
  });
});

describe('a queued mail', () => {
  test('leaves out jobs that ended', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    const location = locationAt(point);
    const [closed, paused, expired, open] = await createJobsAtOnce(employer.id, [
      { location },
      { location },
      { location },
      { location },
    ]);
    await runAlerts();
    await sql`update public.jobs set status = 'closed' where id = ${closed ?? null}`;
    await sql`update public.jobs set status = 'paused' where id = ${paused ?? null}`;
    await sql`update public.jobs set expires_at = now() - interval '1 second' where id = ${expired ?? null}`;
    expect(await getMailContent(alert.id)).toMatchObject({ total: 1, found: [{ id: open }] });
  });

  test('is not sent if its job was paused; the job is mailed after it reopens', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    const jobId = await postJobNear(point);
    await runAlerts();
    await sql`update public.jobs set status = 'paused' where id = ${jobId}`;
    expect(await getMailContent(alert.id)).toBeNull();
    await sql`update public.jobs set status = 'open' where id = ${jobId}`;
    await runAlerts();
    expect(await getMailContent(alert.id)).toMatchObject({ total: 1, found: [{ id: jobId }] });
  });

  test.each<[string, (alert: TestAlert) => Promise<unknown>]>([
    ['paused', ({ token }) => sql`select public.stop_alert(${token})`],
    ['deleted', ({ token }) => sql`select public.delete_alert(${token})`],
    ['suppressed after a bounce', ({ address }) => sql`select public.suppress_address(${address}, 'bounce')`],
    ['stopped with all alerts of its address', ({ token }) => sql`select public.stop_all_alerts(${token})`],
  ])('is not sent if the alert was %s', async (_change, stop) => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    await postJobNear(point);
    await runAlerts();
    const [mail] = await listAlertMails(alert.id);
    await stop(alert);
    const [row] = await sql`select public.get_alert_mail_content(${mail?.payload.mailId ?? null}) as content`;
    expect(row).toEqual({ content: null });
  });

  test('counts its jobs as delivered once it was rendered', async () => {
    const point = await isolatedPoint();
    const alert = await createJobAlert(point);
    const location = locationAt(point);
    const [paused, open] = await createJobsAtOnce(employer.id, [{ location }, { location }]);
    await runAlerts();
    expect(await getMailContent(alert.id)).toMatchObject({ total: 2 });
    // The mail may have arrived, so its jobs count as delivered and are not new again.
    await sql`update public.jobs set status = 'paused' where id = ${paused ?? null}`;
    expect(await getMailContent(alert.id)).toMatchObject({ total: 1, found: [{ id: open }] });
    await sql`update public.jobs set status = 'open' where id = ${paused ?? null}`;
    await runAlerts();
    expect(await listAlertMails(alert.id)).toHaveLength(1);
  });
});

describe('the due time of a digest', () => {
  const getNextDue = async (
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
    [
      'is later the same day before the hour has passed',
      'America/New_York',
      '2026-06-01T11:59:00Z',
      {},
      '2026-06-01T12:00:00.000Z',
    ],
    [
      'is the next day once the hour has passed',
      'America/New_York',
      '2026-06-01T12:00:00Z',
      {},
      '2026-06-02T12:00:00.000Z',
    ],
    [
      'keeps the local hour when the clocks go forward',
      'America/New_York',
      '2026-03-07T14:00:00Z',
      {},
      '2026-03-08T12:00:00.000Z',
    ],
    [
      'keeps the local hour when the clocks go back',
      'America/New_York',
      '2026-10-31T13:00:00Z',
      {},
      '2026-11-01T13:00:00.000Z',
    ],
    [
      'is an hour later on a day that skips the hour',
      'America/New_York',
      '2026-03-08T01:00:00Z',
      { hour: 2 },
      '2026-03-08T07:00:00.000Z',
    ],
    [
      'is the second hour on a day that repeats the hour',
      'America/New_York',
      '2026-10-31T06:30:00Z',
      { hour: 1 },
      '2026-11-01T06:00:00.000Z',
    ],
    [
      'is the next day after a repeated hour',
      'America/New_York',
      '2026-11-01T06:00:00Z',
      { hour: 1 },
      '2026-11-02T06:00:00.000Z',
    ],
    [
      'follows a time zone with a half-hour offset',
      'Asia/Kolkata',
      '2026-06-01T00:00:00Z',
      {},
      '2026-06-01T02:30:00.000Z',
    ],
    [
      'is the chosen weekday',
      'Europe/Berlin',
      '2026-03-23T08:00:00Z',
      { frequency: 'weekly', weekday: 7 },
      '2026-03-29T06:00:00.000Z',
    ],
    [
      'is a week after the last weekly digest',
      'Europe/Berlin',
      '2026-03-29T06:00:00Z',
      { frequency: 'weekly', weekday: 7 },
      '2026-04-05T06:00:00.000Z',
    ],
    ['can be midnight', 'Pacific/Honolulu', '2026-06-01T10:00:00Z', { hour: 0 }, '2026-06-02T10:00:00.000Z'],
  ] as const)('%s', async (_rule, zone, after, schedule, expected) => {
    expect(await getNextDue(zone, after, schedule)).toBe(expected);
  });

  test('accepts only time zones with a name', async () => {
    for (const zone of ['+02:00', 'EST5EDT,M3.2.0,M11.1.0', 'Mars/Phobos', '', 'UTC+3']) {
      const [row] = await sql`select public.is_time_zone(${zone}) as is_known`;
      expect(row, zone).toEqual({ is_known: false });
    }
  });

  test('changes with the hour, and is empty while the alert is paused', async () => {
    const alert = await createJobAlert(await isolatedPoint(), {
      frequency: 'daily',
      hour: 3,
      time_zone: 'UTC',
    });
    const getDueAt = async () => {
      const [row] = await sql<
        { next_due_at: Date | null }[]
      >`select next_due_at from public.alerts where id = ${alert.id}`;
      return row?.next_due_at;
    };
    expect((await getDueAt())?.getUTCHours()).toBe(3);
    await sql`update public.alerts set hour = 17 where id = ${alert.id}`;
    expect((await getDueAt())?.getUTCHours()).toBe(17);
    await sql`update public.alerts set status = 'paused' where id = ${alert.id}`;
    expect(await getDueAt()).toBeNull();
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
  const results = await Promise.allSettled(
    Array.from({ length: 55 }, () => createJobAlert(point, { address })),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
});
