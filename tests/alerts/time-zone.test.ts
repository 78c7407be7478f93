import { expect, test } from 'vitest';
import { getTimeZoneOptions, timeZoneLabel } from '@/lib/alerts/time-zone';

test('a time zone is labeled with the current name of its city', () => {
  expect(timeZoneLabel('Europe/Kiev')).toBe('Europe: Kyiv');
  expect(timeZoneLabel('Asia/Calcutta')).toBe('Asia: Kolkata');
  const labels = getTimeZoneOptions('').others.map(({ label }) => label);
  expect(labels.filter((label) => /Kiev|Calcutta|Saigon|Rangoon|Katmandu/.test(label))).toEqual([]);
});
