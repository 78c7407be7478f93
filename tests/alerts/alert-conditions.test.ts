import { beforeAll, describe, expect, test } from 'vitest';
import { parseStoredConditions } from '@/lib/alerts/stored-conditions';
import { conditionsQuery, parseConditions } from '@/lib/jobs/search-conditions';
import {
  createEmployerWithJob,
  createJobFor,
  type EmployerWithJob,
} from '../applications/applicant-fixtures';
import { anonClient, createAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { createJobAlert, isolatedPoint, listDelivered, locationAt, runAlerts } from './alert-fixtures';

let employer: EmployerWithJob;
beforeAll(async () => {
  employer = await createEmployerWithJob();
});

type Point = { lat: number; lng: number };
/** A square around a point; its sides are `km` long. */
const square = ({ lat, lng }: Point, km: number) => {
  const half = km / 111.19;
  return [
    [lat - half, lng - half],
    [lat - half, lng + half],
    [lat + half, lng + half],
    [lat + half, lng - half],
  ];
};
const withArea = (point: Point) => ({ more: { areas: [square(point, 1.5)] } });
const withConditions = (more: object) => () => ({ more });

describe('a job alert with filters', () => {
  test.each<[string, (point: Point) => Record<string, unknown>, Record<string, unknown>, number, boolean]>([
    ['in the drawn area', withArea, {}, 1, true],
    ['outside the drawn area, but in the circle around it', withArea, {}, 2, false],
    [
      "in the drawn area, with the alert's words",
      (point) => ({ ...withArea(point), words: 'baker' }),
      { title: 'Baker' },
      1,
      true,
    ],
    [
      "outside the drawn area, with the alert's words",
      (point) => ({ ...withArea(point), words: 'baker' }),
      { title: 'Baker' },
      2,
      false,
    ],
    [
      'in the drawn area, with other words',
      (point) => ({ ...withArea(point), words: 'baker' }),
      { title: 'Cook' },
      1,
      false,
    ],
    ['with tips', withConditions({ tips: true }), { has_tips: true }, 0, true],
    ['without tips', withConditions({ tips: true }), {}, 0, false],
    [
      'at the chosen hours',
      withConditions({ shifts: ['mon-night'], posted_days: 1 }),
      { schedule: ['mon-night'] },
      0,
      true,
    ],
    [
      'that starts on the last chosen day',
      withConditions({ start_by: '2090-05-31' }),
      { starts_on: '2090-05-31' },
      0,
      true,
    ],
    [
      'that starts as soon as possible',
      withConditions({ start_by: '2090-05-31' }),
      { starts_on: '2000-01-01' },
      0,
      true,
    ],
    ['in the chosen industry', withConditions({ industry: 'hospitality' }), {}, 0, true],
    ['in another industry', withConditions({ industry: 'finance' }), {}, 0, false],
    [
      'that starts after the last chosen day',
      withConditions({ start_by: '2090-05-31' }),
      { starts_on: '2090-06-01' },
      0,
      false,
    ],
    ['at other hours', withConditions({ shifts: ['mon-night'] }), { schedule: ['mon-morning'] }, 0, false],
  ])(
    'gives the same result as the search for a job %s, instantly and daily',
    async (_job, fields, jobFields, kmNorth, isDelivered) => {
      const point = await isolatedPoint();
      const alertFields = fields(point);
      const [instant, daily] = [
        await createJobAlert(point, alertFields),
        await createJobAlert(point, { ...alertFields, frequency: 'daily' }),
      ];
      const jobId = await createJobFor(employer.id, { location: locationAt(point, kmNorth), ...jobFields });
      await sql`update public.alerts set next_due_at = now() where id = ${daily.id}`;
      await runAlerts();
      const expected = isDelivered ? [jobId] : [];
      expect(await listDelivered(instant.id)).toEqual(expected);
      expect(await listDelivered(daily.id)).toEqual(expected);
      const search = {
        center_lat: point.lat,
        center_lng: point.lng,
        radius_km: 10,
        more: alertFields.more as never,
        ...(alertFields.words ? { words: alertFields.words as string } : {}),
      };
      const [{ data: found }, { data: previewed }] = await Promise.all([
        anonClient().rpc('search_jobs', search),
        anonClient().rpc('preview_job_alert', search),
      ]);
      expect(found?.map(({ id }) => id)).toEqual(expected);
      expect(previewed?.map(({ id }) => id)).toEqual(expected);
    },
  );

  test('has the place and the radius of its drawn area, and its token returns the area', async () => {
    const point = await isolatedPoint();
    const { id, token } = await createJobAlert({ lat: 10, lng: 10 }, { ...withArea(point), radius_km: 50 });
    const [stored] =
      await sql`select radius_km, location #> '{coordinates}' as at from public.alerts where id = ${id}`;
    expect(stored?.radius_km).toBe(2);
    expect(stored?.at.lat).toBeCloseTo(point.lat, 6);
    const [byToken] = await sql`select public.get_alert_by_token(${token}) -> 'more' as more`;
    expect(parseStoredConditions(byToken?.more).area?.[0]).toHaveLength(4);
  });

  test('can be saved by an account and by a guest, but not with invalid filters', async () => {
    const { client, user } = await signUp('job_seeker');
    const row = { kind: 'job', user_id: user.id, location: locationAt({ lat: 1, lng: 1 }) };
    const insert = (more: object) => client.from('alerts').insert({ ...row, more } as never);
    expect((await insert({ areas: [square({ lat: 1, lng: 1 }, 1)] })).error).toBeNull();
    expect((await insert({ areas: [[[1, 1]]] })).error?.code).toBe('22023');
    expect((await insert({ color: 'blue' })).error?.code).toBe('22023');
    const address = createAddress('guest');
    await sql`select public.request_job_alert(${address}, null, null, null, null, ${sql.json(row.location)}, 10, null,
      null, null, null, ${sql.json({ tips: true })})`;
    const [stored] = await sql`select more from public.alerts where address = ${address}`;
    expect(stored?.more).toEqual({ tips: true });
  });
});

test('formatting and parsing the query of a search keeps all its filters', () => {
  const more = parseConditions(
    new URLSearchParams(
      'when=mon-night&with=no-nights&with=tips&with=health&hoursFrom=10&age=18&with=answers&startBy=2026-12-31&company=Corner+Bakery&industry=retail&area=1.gxqgG_trpTw9DA1D1D',
    ),
  );
  expect(Object.keys(more).length).toBeGreaterThan(4);
  expect(parseConditions(new URLSearchParams(conditionsQuery(more)))).toEqual(more);
});
