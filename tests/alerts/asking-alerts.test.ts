import { beforeAll, describe, expect, test } from 'vitest';
import { conditionsOf } from '@/lib/alerts/kept-conditions';
import { conditionsQuery, parseConditions } from '@/lib/jobs/search-conditions';
import { givenHirer, givenJobOf, type Hirer } from '../applications/applicants-given';
import { anonClient, newAddress, signUp } from '../support/clients';
import { sql } from '../support/sql';
import { givenJobAlert, jobsTold, locationAt, lonelySpot, runAlerts } from './given';

let employer: Hirer;
beforeAll(async () => {
  employer = await givenHirer();
});

type Spot = { lat: number; lng: number };
/** A square as far as so many km north, and as wide. */
const square = ({ lat, lng }: Spot, km: number) => {
  const half = km / 111.19;
  return [
    [lat - half, lng - half],
    [lat - half, lng + half],
    [lat + half, lng + half],
    [lat + half, lng - half],
  ];
};
const drawn = (spot: Spot) => ({ more: { areas: [square(spot, 1.5)] } });
const asking = (more: object) => () => ({ more });

describe('an alert that asks for more', () => {
  test.each<[string, (spot: Spot) => Record<string, unknown>, Record<string, unknown>, number, boolean]>([
    ['in the area that somebody drew', drawn, {}, 1, true],
    ['in its circle, and beside the area', drawn, {}, 2, false],
    [
      'in the area, with its words',
      (spot) => ({ ...drawn(spot), words: 'baker' }),
      { title: 'Baker' },
      1,
      true,
    ],
    [
      'beside it, with its words',
      (spot) => ({ ...drawn(spot), words: 'baker' }),
      { title: 'Baker' },
      2,
      false,
    ],
    ['in the area, with others', (spot) => ({ ...drawn(spot), words: 'baker' }), { title: 'Cook' }, 1, false],
    ['with tips', asking({ tips: true }), { has_tips: true }, 0, true],
    ['without tips', asking({ tips: true }), {}, 0, false],
    [
      'when one can work',
      asking({ shifts: ['mon-night'], posted_days: 1 }),
      { schedule: ['mon-night'] },
      0,
      true,
    ],
    ['that starts by then', asking({ start_by: '2090-05-31' }), { starts_on: '2090-05-31' }, 0, true],
    [
      'that starts as soon as possible',
      asking({ start_by: '2090-05-31' }),
      { starts_on: '2000-01-01' },
      0,
      true,
    ],
    ['in its industry', asking({ industry: 'hospitality' }), {}, 0, true],
    ['in another industry', asking({ industry: 'finance' }), {}, 0, false],
    ['that starts later', asking({ start_by: '2090-05-31' }), { starts_on: '2090-06-01' }, 0, false],
    ['when one cannot', asking({ shifts: ['mon-night'] }), { schedule: ['mon-morning'] }, 0, false],
  ])(
    'finds a job %s as the search does, at once and once a day',
    async (_what, fields, jobFields, kmNorth, isTold) => {
      const spot = await lonelySpot();
      const asked = fields(spot);
      const [instant, daily] = [
        await givenJobAlert(spot, asked),
        await givenJobAlert(spot, { ...asked, frequency: 'daily' }),
      ];
      const jobId = await givenJobOf(employer.id, { location: locationAt(spot, kmNorth), ...jobFields });
      await sql`update public.alerts set next_due_at = now() where id = ${daily.id}`;
      await runAlerts();
      const expected = isTold ? [jobId] : [];
      expect(await jobsTold(instant.id)).toEqual(expected);
      expect(await jobsTold(daily.id)).toEqual(expected);
      const search = {
        center_lat: spot.lat,
        center_lng: spot.lng,
        radius_km: 10,
        more: asked.more as never,
        ...(asked.words ? { words: asked.words as string } : {}),
      };
      const [{ data: found }, { data: previewed }] = await Promise.all([
        anonClient().rpc('search_jobs', search),
        anonClient().rpc('preview_job_alert', search),
      ]);
      expect(found?.map(({ id }) => id)).toEqual(expected);
      expect(previewed?.map(({ id }) => id)).toEqual(expected);
    },
  );

  test('has its area as its place, whatever place was said, and gives it back by its secret', async () => {
    const spot = await lonelySpot();
    const { id, token } = await givenJobAlert({ lat: 10, lng: 10 }, { ...drawn(spot), radius_km: 50 });
    const [kept] =
      await sql`select radius_km, location #> '{coordinates}' as at from public.alerts where id = ${id}`;
    expect(kept?.radius_km).toBe(2);
    expect(kept?.at.lat).toBeCloseTo(spot.lat, 6);
    const [mailed] = await sql`select public.find_alert(${token}) -> 'more' as more`;
    expect(conditionsOf(mailed?.more).area?.[0]).toHaveLength(4);
  });

  test('is kept by a guest’s form and by an account, and never without sense', async () => {
    const { client, user } = await signUp('job_seeker');
    const row = { kind: 'job', user_id: user.id, location: locationAt({ lat: 1, lng: 1 }) };
    const insert = (more: object) => client.from('alerts').insert({ ...row, more } as never);
    expect((await insert({ areas: [square({ lat: 1, lng: 1 }, 1)] })).error).toBeNull();
    expect((await insert({ areas: [[[1, 1]]] })).error?.code).toBe('22023');
    expect((await insert({ color: 'blue' })).error?.code).toBe('22023');
    const address = newAddress('guest');
    await sql`select public.request_job_alert(${address}, null, null, null, null, ${sql.json(row.location)}, 10, null,
      null, null, null, ${sql.json({ tips: true })})`;
    const [asked] = await sql`select more from public.alerts where address = ${address}`;
    expect(asked?.more).toEqual({ tips: true });
  });
});

test('what a search asks comes back from a form and from where it is kept', () => {
  const more = parseConditions(
    new URLSearchParams(
      'when=mon-night&with=no-nights&with=tips&with=health&hoursFrom=10&age=18&with=answers&startBy=2026-12-31&company=Corner+Bakery&industry=retail&area=1.gxqgG_trpTw9DA1D1D',
    ),
  );
  expect(Object.keys(more).length).toBeGreaterThan(4);
  expect(parseConditions(new URLSearchParams(conditionsQuery(more)))).toEqual(more);
});
