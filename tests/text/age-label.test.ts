import { afterEach, describe, expect, test, vi } from 'vitest';
import { ageLabel } from '@/lib/text/age-label';

afterEach(() => void vi.unstubAllEnvs());

const noon = new Date('2026-03-31T12:00:00');
const daysBefore = (days: number) => new Date(new Date(noon).setDate(noon.getDate() - days));

describe('the age of a job', () => {
  test.each([
    [0, 'Today'],
    [1, 'Yesterday'],
    [2, '2 days ago'],
    [6, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [400, '13 months ago'],
  ])('after %s days is "%s"', (days, label) => {
    expect(ageLabel(daysBefore(days), noon)).toBe(label);
  });

  test('is "Today" for a date in the future', () => {
    expect(ageLabel(daysBefore(-2), noon)).toBe('Today');
  });

  test.each([
    // Half an hour apart, with midnight in New York between them.
    ['America/New_York', '2026-03-31T03:45:00Z', '2026-03-31T04:15:00Z', 'Yesterday'],
    ['UTC', '2026-03-31T03:45:00Z', '2026-03-31T04:15:00Z', 'Today'],
    // 23 hours apart on one day in Los Angeles.
    ['America/Los_Angeles', '2026-03-30T07:30:00Z', '2026-03-31T06:30:00Z', 'Today'],
    // The night when the clocks go forward has 23 hours.
    ['America/New_York', '2026-03-07T17:00:00Z', '2026-03-08T16:00:00Z', 'Yesterday'],
    ['America/New_York', '2026-03-06T17:00:00Z', '2026-03-08T16:00:00Z', '2 days ago'],
  ])('counts calendar days in %s', (timeZone, posted, now, label) => {
    vi.stubEnv('TZ', timeZone);
    expect(ageLabel(new Date(posted), new Date(now))).toBe(label);
  });
});
