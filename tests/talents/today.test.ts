import { afterEach, expect, test, vi } from 'vitest';
import { todayIn } from '@/lib/talents/today';

afterEach(() => vi.restoreAllMocks());

const evening = new Date('2026-06-30T23:30:00Z');

test('todayIn returns an ISO date for any date order of the browser', () => {
  const { DateTimeFormat } = Intl;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(_locale, options) {
    const dayFirst = new DateTimeFormat('en-GB', {
      ...options,
      month: '2-digit',
      day: '2-digit',
      year: 'numeric',
    });
    return dayFirst as Intl.DateTimeFormat;
  } as typeof Intl.DateTimeFormat);
  expect(todayIn('UTC', evening)).toBe('2026-06-30');
});

test('todayIn returns the date of the time zone, or the earliest date anywhere for an unknown zone', () => {
  expect(todayIn('Asia/Tokyo', evening)).toBe('2026-07-01');
  expect(todayIn('', evening)).toBe('2026-06-30');
  expect(todayIn('Mars/Olympus', new Date('2026-07-01T11:00:00Z'))).toBe('2026-06-30');
  const now = new Date('2026-11-20T04:30:00Z');
  expect(todayIn('America/Chicago', now)).toBe('2026-11-19');
  expect(todayIn('Asia/Tokyo', now)).toBe('2026-11-20');
  expect(todayIn('', now)).toBe('2026-11-19');
  expect(todayIn('Atlantis/Capital', now)).toBe('2026-11-19');
});
