import { describe, expect, it } from 'vitest';
import { ageLabel } from '@/lib/jobs/age-label';

const now = new Date('2026-03-31T12:00:00Z');
const daysBefore = (days: number) => new Date(now.getTime() - days * 86_400_000);

describe('the age of a job', () => {
  it.each([
    [0, 'Today'],
    [0.99, 'Today'],
    [1, 'Yesterday'],
    [1.99, 'Yesterday'],
    [2, '2 days ago'],
    [6.99, '6 days ago'],
    [7, '1 week ago'],
    [13, '1 week ago'],
    [14, '2 weeks ago'],
    [29, '4 weeks ago'],
    [30, '1 month ago'],
    [59, '1 month ago'],
    [60, '2 months ago'],
    [400, '13 months ago'],
  ])('after %s days is "%s"', (days, label) => {
    expect(ageLabel(daysBefore(days), now)).toBe(label);
  });

  it('is "Today" for a date ahead of this clock', () => {
    expect(ageLabel(daysBefore(-2), now)).toBe('Today');
  });
});
