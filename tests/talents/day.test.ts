import { afterEach, expect, test, vi } from 'vitest';
import { dayIn } from '@/lib/talents/day';

afterEach(() => vi.restoreAllMocks());

const evening = new Date('2026-06-30T23:30:00Z');

test('a day is ISO whatever order a browser writes dates in', () => {
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
  expect(dayIn('UTC', evening)).toBe('2026-06-30');
});

test('a day is that of the time zone, or where it is still yesterday without a known one', () => {
  expect(dayIn('Asia/Tokyo', evening)).toBe('2026-07-01');
  expect(dayIn('', evening)).toBe('2026-06-30');
  expect(dayIn('Mars/Olympus', new Date('2026-07-01T11:00:00Z'))).toBe('2026-06-30');
});
