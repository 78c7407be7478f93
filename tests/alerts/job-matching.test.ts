import postgres from 'postgres';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { givenHirer, givenJobOf, type Hirer } from '../applications/applicants-given';
import { anonClient, newAddress, signUp } from '../support/clients';
import { variable } from '../support/environment';
import { sql } from '../support/sql';
import { waitFor } from '../support/wait-for';
import {
  ageAlert,
  givenJobAlert,
  givenJobsAtOnce,
  jobsTold,
  locationAt,
  lonelySpot,
  mailsOfAlert,
  runAlerts,
} from './given';

let employer: Hirer;
beforeAll(async () => {
  employer = await givenHirer();
});

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const post = (spot: { lat: number; lng: number }, fields: Record<string, unknown> = {}, kmNorth = 0) =>
  givenJobOf(employer.id, { location: locationAt(spot, kmNorth), ...fields });

describe('an instant alert', () => {
  test('tells a new job once, in one mail, however often and by how many it is run', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    const jobId = await post(spot);
    await Promise.all([runAlerts(), runAlerts(), runAlerts()]);
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([jobId]);
    expect(await mailsOfAlert(alert.id)).toMatchObject([{ kind: 'job-alert', recipient: alert.address }]);
  });

  test('tells several jobs of one run in one mail', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    const location = locationAt(spot);
    const jobs = await givenJobsAtOnce(employer.id, [{ location }, { location }, { location }]);
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual(jobs.sort());
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
  });

  test.each<[string, Record<string, unknown>, Record<string, unknown>, number, boolean]>([
    ['within its circle', { radius_km: 10 }, {}, 9.9, true],
    ['beyond its circle', { radius_km: 10 }, {}, 10.1, false],
    ['at the far side of a wide circle', { radius_km: 100 }, {}, 99, true],
    ['of one of its types', { job_types: ['part-time', 'full-time'] }, { type: 'full-time' }, 0, true],
    ['of no type of its', { job_types: ['part-time'] }, { type: 'full-time' }, 0, false],
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
      'with its word in the description alone',
      { words: 'sourdough' },
      { description: 'Sourdough, mostly.' },
      0,
      true,
    ],
    ['with one of its words', { words: 'night welder' }, { title: 'Night baker' }, 0, false],
    ['with an accent that it has not', { words: 'cafe' }, { title: 'Café help' }, 0, true],
    ['with words that are stop words', { words: 'IT' }, { title: 'IT support' }, 0, true],
    ['of the type that its words name', { words: 'part-time baker' }, { type: 'part-time' }, 0, true],
    ['of another type than its words name', { words: 'part-time baker' }, { type: 'full-time' }, 0, false],
    ['at the hours that its words name', { words: 'night shift' }, { schedule: ['mon-night'] }, 0, true],
    ['at other hours', { words: 'night shift' }, { schedule: ['mon-morning'] }, 0, false],
    ['with two of its words as one', { words: 'quokka groomer' }, { title: 'Quokkagroomer' }, 0, true],
    ['with its word as two', { words: 'wombatfeeder' }, { title: 'Wombat Feeder' }, 0, true],
    ['with a word that its own is nearly', { words: 'waiter' }, { title: 'Water Carrier' }, 0, false],
    ['whatever it is, when its words are nothing', { words: '🎉' }, { title: 'Party 🎉' }, 0, false],
  ])(
    'answers for a job %s as the search does: %#',
    async (_what, alertFields, jobFields, kmNorth, isTold) => {
      const spot = await lonelySpot();
      const alert = await givenJobAlert(spot, alertFields);
      const salary = jobFields.salary ? { salary: sql.json(jobFields.salary as never) } : {};
      const jobId = await post(spot, { ...jobFields, ...salary }, kmNorth);
      await runAlerts();
      expect(await jobsTold(alert.id)).toEqual(isTold ? [jobId] : []);
      const { data } = await anonClient().rpc('search_jobs', {
        center_lat: spot.lat,
        center_lng: spot.lng,
        radius_km: (alertFields.radius_km as number | undefined) ?? 10,
        ...(alertFields.words ? { words: alertFields.words as string } : {}),
        ...(alertFields.job_types ? { job_types: alertFields.job_types as string[] } : {}),
        ...(alertFields.min_pay ? { min_pay: alertFields.min_pay as number } : {}),
      });
      expect(data?.map(({ id }) => id)).toEqual(isTold ? [jobId] : []);
    },
  );

  test('finds a job across the date line, and at the pole', async () => {
    const west = { lat: -51.5, lng: 179.99 };
    const word = `dateline${Date.now()}`;
    const alert = await givenJobAlert(west, { words: word, radius_km: 25 });
    const jobId = await post({ lat: -51.5, lng: -179.9 }, { description: word });
    const pole = { lat: -89.95, lng: 10 };
    const polar = await givenJobAlert(pole, { words: word, radius_km: 25 });
    const polarJob = await post({ lat: -89.95, lng: -170 }, { description: word });
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([jobId]);
    expect(await jobsTold(polar.id)).toEqual([polarJob]);
  });

  test('with a misspelt word tells what it meant, and with an unknown word what brings it later', async () => {
    const letters = Array.from({ length: 9 }, () => 'abcdefghijklmnop'[Math.floor(Math.random() * 16)]).join(
      '',
    );
    const spot = await lonelySpot();
    const misspelt = await givenJobAlert(spot, { words: `${letters}x` });
    const exact = await givenJobAlert(spot, { words: letters });
    const unread = await givenJobAlert(spot, { words: `zz${letters}` });
    const inTitle = await post(spot, { title: letters });
    await runAlerts();
    expect(await jobsTold(misspelt.id)).toEqual([inTitle]);
    expect(await jobsTold(exact.id)).toEqual([inTitle]);
    const inText = await post(spot, { description: `zz${letters} wanted` });
    await runAlerts();
    expect(await jobsTold(unread.id)).toContain(inText);
  });

  test('is read anew by two at once who bring the words of two in either order', async () => {
    const spot = await lonelySpot();
    const words = ['q', 'z'].map((letter) => letter + crypto.randomUUID().replaceAll(/[^a-f]/g, ''));
    const alerts = await Promise.all(words.map((each) => givenJobAlert(spot, { words: each })));
    const application_name = crypto.randomUUID();
    const database = postgres(variable('DATABASE_URL'), { max: 3, connection: { application_name } });
    onTestFinished(() => database.end({ timeout: 0 }));
    const settled: Promise<unknown>[] = [];
    await database.begin(async (holder) => {
      await holder`select from public.alerts where id = ${alerts[0]?.id ?? ''} for update`;
      for (const order of [words, words.toReversed()]) {
        settled.push(
          database.begin(async (transaction) => {
            const brought = [];
            // Titles of their own: the same would wait for each other.
            for (const description of order)
              brought.push(
                await givenJobOf(
                  employer.id,
                  { title: crypto.randomUUID(), description, location: locationAt(spot) },
                  transaction,
                ),
              );
            await transaction`select public.settle_unsure_words(${brought})`;
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

  test('is told of a job while another run writes what it is due', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    // Due as one that just turned to instant, and the first of all that are.
    await sql`update public.alerts set next_due_at = 'epoch' where id = ${alert.id}`;
    const database = postgres(variable('DATABASE_URL'), { max: 2, connection: { lock_timeout: 10_000 } });
    onTestFinished(() => database.end({ timeout: 0 }));
    await database.begin(async (writer) => {
      await writer`select public.write_due_alerts(1)`;
      await post(spot);
      await expect(database`select public.match_opened_jobs(500)`).resolves.toHaveLength(1);
    });
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
  });

  test('says nothing of what was there before it, or ended before it was looked at', async () => {
    const spot = await lonelySpot();
    await post(spot, { created_at: daysAgo(1) });
    const alert = await givenJobAlert(spot);
    // At once, because another test's run may look in between.
    await sql.begin(async (transaction) => {
      for (const status of ['closed', 'paused']) {
        const id = await givenJobOf(employer.id, { location: locationAt(spot) }, transaction);
        await transaction`update public.jobs set status = ${status} where id = ${id}`;
      }
    });
    await post(spot, { expires_at: daysAgo(0.001) });
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([]);
    expect(await mailsOfAlert(alert.id)).toEqual([]);
  });

  test('tells a job that opens again, unless it told it before', async () => {
    const spot = await lonelySpot();
    const before = await post(spot);
    await runAlerts();
    const alert = await givenJobAlert(spot);
    await sql`update public.jobs set status = 'paused' where id = ${before}`;
    await sql`update public.jobs set status = 'open' where id = ${before}`;
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([before]);
    await sql`update public.jobs set status = 'closed' where id = ${before}`;
    await sql`update public.jobs set status = 'open' where id = ${before}`;
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
  });

  test('tells a job that is renewed after it ran out, and none that is renewed before', async () => {
    const spot = await lonelySpot();
    const [ended, open] = [await post(spot), await post(spot)];
    await sql`update public.jobs set expires_at = now() - interval '1 hour' where id = ${ended}`;
    await runAlerts();
    const alert = await givenJobAlert(spot);
    await sql`update public.jobs set expires_at = now() + interval '30 days' where id = any (${[ended, open]})`;
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([ended]);
  });

  test('is silent while it is paused, and what came meanwhile is no news afterwards', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { status: 'paused' });
    await post(spot);
    await runAlerts();
    await sql`update public.alerts set status = 'active' where id = ${alert.id}`;
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([]);
    const later = await post(spot);
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([later]);
  });

  test('writes to an account only once its address is confirmed, and to no stopped address', async () => {
    const spot = await lonelySpot();
    const person = await signUp('job_seeker');
    const alert = await givenJobAlert(spot, { user_id: person.user.id });
    const stopped = await givenJobAlert(spot);
    await sql`insert into public.stopped_addresses (address, reason) values (${stopped.address}, 'complaint')`;
    await sql`update auth.users set email_confirmed_at = null where id = ${person.user.id}`;
    await post(spot);
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toEqual([]);
    await sql`update auth.users set email_confirmed_at = now() where id = ${person.user.id}`;
    await post(spot);
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toMatchObject([{ recipient: person.email }]);
    expect(await jobsTold(stopped.id)).toEqual([]);
  });
});

describe('a digest', () => {
  test('tells the new jobs of its days when it is due, and nothing a second time', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { frequency: 'daily', words: 'baker' });
    const jobs = [await post(spot, { created_at: daysAgo(0.5) }), await post(spot)];
    await post(spot, { title: 'Welder', description: 'Weld.' });
    await post(spot, { created_at: daysAgo(1.5) });
    // Last, or the round of another test tells of the first job alone.
    await ageAlert(alert.id, 1);
    await Promise.all([runAlerts(), runAlerts()]);
    expect(await jobsTold(alert.id)).toEqual(jobs.sort());
    await sql`update public.alerts set next_due_at = now() where id = ${alert.id}`;
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
  });

  test('comes once after the scheduler was away, and not before it is due', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { frequency: 'daily' });
    await post(spot);
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toEqual([]);
    await ageAlert(alert.id, 5);
    await sql`update public.alerts set next_due_at = now() - interval '4 days' where id = ${alert.id}`;
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
    const [row] = await sql`select next_due_at > now() as is_ahead from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ is_ahead: true });
  });

  test('is no mail when there is nothing to tell, and goes on to its next day', async () => {
    const alert = await givenJobAlert(await lonelySpot(), { frequency: 'weekly' });
    await ageAlert(alert.id, 7);
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toEqual([]);
    const [row] = await sql`select next_due_at > now() as is_ahead from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ is_ahead: true });
  });

  test('that becomes instant first tells what it had gathered', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot, { frequency: 'daily' });
    const gathered = await post(spot);
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([]);
    await sql`update public.alerts set frequency = 'instant' where id = ${alert.id}`;
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([gathered]);
    const later = await post(spot);
    await runAlerts();
    expect(await jobsTold(alert.id)).toEqual([gathered, later].sort());
    const [row] = await sql`select next_due_at from public.alerts where id = ${alert.id}`;
    expect(row).toEqual({ next_due_at: null });
  });
});

describe('a mail that is written out later', () => {
  const open = async (alertId: string) => {
    const [mail] = await mailsOfAlert(alertId);
    const [row] = await sql<{ said: { total: number; found: { id: string }[] } | null }[]>`
      select public.open_alert_mail(${mail?.payload.mailId ?? null}) as said`;
    return row?.said ?? null;
  };

  test('leaves out what has ended meanwhile', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    const location = locationAt(spot);
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

  test('is none when nothing is left; a job that opens again is news then', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    const jobId = await post(spot);
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
    ['stopped by a bounce', ({ address }) => sql`select public.stop_address(${address}, 'bounce')`],
    ['stopped for all', ({ token }) => sql`select public.stop_all_alerts(${token})`],
  ])('is none when the alert was %s', async (_how, stop) => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    await post(spot);
    await runAlerts();
    const [mail] = await mailsOfAlert(alert.id);
    await stop(alert);
    const [row] = await sql`select public.open_alert_mail(${mail?.payload.mailId ?? null}) as said`;
    expect(row).toEqual({ said: null });
  });

  test('says the same when it has to be written out again', async () => {
    const spot = await lonelySpot();
    const alert = await givenJobAlert(spot);
    const location = locationAt(spot);
    const [one, other] = await givenJobsAtOnce(employer.id, [{ location }, { location }]);
    await runAlerts();
    expect(await open(alert.id)).toMatchObject({ total: 2 });
    // It may have arrived: what it told counts as told, so the job is not news again.
    await sql`update public.jobs set status = 'paused' where id = ${one ?? null}`;
    expect(await open(alert.id)).toMatchObject({ total: 1, found: [{ id: other }] });
    await sql`update public.jobs set status = 'open' where id = ${one ?? null}`;
    await runAlerts();
    expect(await mailsOfAlert(alert.id)).toHaveLength(1);
  });
});

describe('when a digest is due', () => {
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

  test('only zones with rules of their own are taken', async () => {
    for (const zone of ['+02:00', 'EST5EDT,M3.2.0,M11.1.0', 'Mars/Phobos', '', 'UTC+3']) {
      const [row] = await sql`select public.is_time_zone(${zone}) as is_known`;
      expect(row, zone).toEqual({ is_known: false });
    }
  });

  test('changing the hour moves it, and pausing takes it away', async () => {
    const alert = await givenJobAlert(await lonelySpot(), { frequency: 'daily', hour: 3, time_zone: 'UTC' });
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

test('a preview tells what would have come last week and is still open', async () => {
  const spot = await lonelySpot();
  const fresh = await post(spot, { created_at: daysAgo(3) });
  await post(spot, { created_at: daysAgo(8) });
  const closed = await post(spot, { created_at: daysAgo(1) });
  await sql`update public.jobs set status = 'closed' where id = ${closed ?? null}`;
  const { data, error } = await anonClient().rpc('preview_job_alert', {
    words: 'baker',
    center_lat: spot.lat,
    center_lng: spot.lng,
    radius_km: 10,
  });
  expect(error).toBeNull();
  expect(data).toMatchObject([{ id: fresh, total: 1 }]);
});

test('at most fifty alerts for one address, also when they come at once', async () => {
  const address = newAddress('many');
  const spot = await lonelySpot();
  const tries = await Promise.allSettled(Array.from({ length: 55 }, () => givenJobAlert(spot, { address })));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
});
