import { afterAll, expect, test, vi } from 'vitest';
import { GET as calendar } from '@/app/api/jobs/[id]/calendar/route';
import { GET as directions } from '@/app/api/jobs/[id]/directions/route';
import { env } from '@/lib/env';
import { placeCookieName } from '@/lib/places/place-cookie';
import { postJobs, removePostedJobs } from './posted-jobs';

// Next.js, which provides the cache, does not run in this test.
vi.mock('@/lib/cache/cached', () => ({
  cached: (_key: unknown, _tags: unknown, load: () => unknown) => load(),
}));

afterAll(() => removePostedJobs());

const routeContext = (id: string) => ({ params: Promise.resolve({ id }) });
const cookie = (...marker: string[]) => {
  const entries = [37.775, -122.419, 10, 'San Francisco', 'CA', 'United States', null, null, ...marker];
  return `${placeCookieName(env().siteUrl.startsWith('https://'))}=${encodeURIComponent(JSON.stringify(entries))}`;
};
const getDirections = (id: string, by: string, header = '') =>
  directions(
    new Request(`https://doorstep.example/api/jobs/${id}/directions?by=${by}`, {
      headers: { cookie: header },
    }),
    routeContext(id),
  );

test('an open job has a calendar file, and directions that start at the place the visitor chose', async () => {
  const [open, closed] = await postJobs([
    { title: 'Cook, grill', coordinates: { lat: 37.8044, lng: -122.2712 } },
    { status: 'closed' },
  ]);
  if (!open || !closed) throw new Error('No jobs were posted.');
  const calendarFile = await calendar(new Request('https://doorstep.example'), routeContext(open.id));
  expect(calendarFile.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  expect(await calendarFile.text()).toContain('Cook\\, grill');
  expect((await calendar(new Request('https://doorstep.example'), routeContext(closed.id))).status).toBe(404);
  expect((await calendar(new Request('https://doorstep.example'), routeContext('not-an-id'))).status).toBe(
    404,
  );

  const chosen = await getDirections(open.id, 'walk', cookie());
  expect(chosen.status).toBe(303);
  expect(chosen.headers.get('location')).toContain('route=37.775%2C-122.419%3B37.8');
  expect((await getDirections(open.id, 'walk', cookie('visited'))).headers.get('location')).toContain(
    'route=%3B37.8',
  );
  expect((await getDirections(open.id, 'boat')).status).toBe(404);
  expect((await getDirections('not-an-id', 'walk')).status).toBe(404);
});
