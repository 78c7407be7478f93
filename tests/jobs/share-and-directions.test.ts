import { expect, test } from 'vitest';
import { closingEvent } from '@/lib/jobs/closing-event';
import { directionsUrl } from '@/lib/places/directions';

const job = {
  id: '7c1f0a52-3a1e-4a39-9d4c-0d1a2b3c4d5e',
  expiresAt: '2026-12-01T07:59:59.5Z',
  updatedAt: '2026-11-01T12:00:00Z',
};
const url = 'https://doorstep.example/ca/oakland/cook-1';

test('a calendar file has the end of the job, with text escaped and lines folded at 75 octets', () => {
  const summary = `Cook; grill, fry \\ bake\nat ${'Café '.repeat(30)}`;
  const file = closingEvent(job, { summary, place: '1 Main St, Oakland, CA', url });
  const lines = file.split('\r\n');
  expect(lines.pop()).toBe('');
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  const unfolded = file.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DTSTART:20261201T074459Z\r\nDTEND:20261201T075959Z\r\n');
  expect(unfolded).toContain('LOCATION:1 Main St\\, Oakland\\, CA\r\n');
  expect(unfolded).toContain(`SUMMARY:Cook\\; grill\\, fry \\\\ bake\\nat ${'Café '.repeat(30)}\r\n`);
  expect(unfolded.startsWith('BEGIN:VCALENDAR\r\n') && unfolded.endsWith('END:VCALENDAR\r\n')).toBe(true);
});

test('directions start at the rounded place if there is one, and exist only for known travel modes', () => {
  const to = { lat: 37.8044, lng: -122.2712 };
  expect(directionsUrl('walk', { lat: 37.77493, lng: -122.41942 }, to)).toBe(
    'https://www.openstreetmap.org/directions?engine=fossgis_osrm_foot&route=37.775%2C-122.419%3B37.8044%2C-122.2712',
  );
  expect(directionsUrl('car', null, to)).toContain('route=%3B37.8044%2C-122.2712');
  expect(directionsUrl('bus', null, to)).toContain('route=%3B37.8044%2C-122.2712#layers=T');
  expect(directionsUrl('toString', null, to)).toBeNull();
});
