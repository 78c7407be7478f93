import { expect, test } from 'vitest';
import { parseMapRequest } from '@/lib/jobs/map-response';

const parse = (box: string, zoom = '12') => parseMapRequest(new URLSearchParams({ box, zoom }));

test('accepts a box of four numbers', () => {
  expect(parse('-74.1,40.6,-73.9,40.8')).toMatchObject({
    ok: true,
    data: { view: { box: [-74.1, 40.6, -73.9, 40.8], zoom: 12 } },
  });
});

test.each([
  '',
  '-0.1',
  '-0.1,-0.1',
  '-0.1,-0.1,0.1',
  '-0.1,,0.1,0.1',
  '-0.1,-0.1,0.1,0.1,1',
  '0.1,-0.1,-0.1,0.1',
])('rejects the box "%s"', (box) => {
  expect(parse(box)).toMatchObject({ ok: false, message: expect.stringContaining('west,south,east,north') });
});
