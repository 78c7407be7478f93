import { expect, test } from 'vitest';
import { getTimeZoneOptions, isTimeZone, timeZoneLabel } from '@/lib/alerts/time-zone';

test('labels a time zone with the current name of its city', () => {
  expect(timeZoneLabel('America/Chicago')).toBe('Central Time (Chicago)');
  expect(timeZoneLabel('America/Argentina/Buenos_Aires')).toBe('America: Argentina, Buenos Aires');
  expect(timeZoneLabel('Europe/Kiev')).toBe('Europe: Kyiv');
  expect(timeZoneLabel('Asia/Calcutta')).toBe('Asia: Kolkata');
  const labels = getTimeZoneOptions('').others.map(({ label }) => label);
  expect(labels.filter((label) => /Kiev|Calcutta|Saigon|Rangoon|Katmandu/.test(label))).toEqual([]);
});

test('accepts names of time zones, but no offsets or other text', () => {
  expect(
    ['America/Chicago', 'UTC', 'America/Argentina/Buenos_Aires', 'Asia/Calcutta'].every(isTimeZone),
  ).toBe(true);
  expect(['', '+05:00', 'Mars/Base', 'America/Chicago; drop', 'x'.repeat(80)].some(isTimeZone)).toBe(false);
});

test("adds the browser's time zone to the options if it is valid, and lists no time zone twice", () => {
  const values = ({ common, others }: ReturnType<typeof getTimeZoneOptions>) =>
    [...common, ...others].map(({ value }) => value);
  expect(values(getTimeZoneOptions('US/Central'))).toContain('US/Central');
  expect(values(getTimeZoneOptions('Mars/Base'))).not.toContain('Mars/Base');
  expect(new Set(values(getTimeZoneOptions('')))).toHaveLength(values(getTimeZoneOptions('')).length);
});
