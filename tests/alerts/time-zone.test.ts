import { expect, test } from 'vitest';
import { timeZoneChoices, timeZoneLabel } from '@/lib/alerts/alert-time-zone';

test('a zone is named by what its city is called today', () => {
  expect(timeZoneLabel('Europe/Kiev')).toBe('Europe: Kyiv');
  expect(timeZoneLabel('Asia/Calcutta')).toBe('Asia: Kolkata');
  const labels = timeZoneChoices('').others.map(({ label }) => label);
  expect(labels.filter((label) => /Kiev|Calcutta|Saigon|Rangoon|Katmandu/.test(label))).toEqual([]);
});
