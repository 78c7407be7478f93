import { expect, test } from 'vitest';
import { mapPayLabel } from '@/lib/employment/map-pay-label';
import type { Salary } from '@/lib/employment/salary';

const getLabel = (salary: Partial<Salary>) =>
  mapPayLabel({ min: null, max: null, currency: 'USD', period: 'hour', ...salary });

test('a marker shows a job’s minimum pay in short form', () => {
  expect(getLabel({ min: 23, max: 28 })).toBe('$23');
  expect(getLabel({ min: 17.5 })).toBe('$17.50');
  expect(getLabel({ min: 900, period: 'week' })).toBe('$900');
  expect(getLabel({ min: 4200, period: 'month' })).toBe('$4.2k');
  expect(getLabel({ min: 48_000, max: 60_000, period: 'year' })).toBe('$48k');
});

test('a marker never overstates the pay', () => {
  expect(getLabel({ min: 48_590, period: 'year' })).toBe('$48.5k');
  expect(getLabel({ min: 9_999, period: 'month' })).toBe('$9.9k');
  expect(getLabel({ max: 30 })).toBe('≤ $30');
  expect(getLabel({ max: 48_510, period: 'year' })).toBe('≤ $48.6k');
});

test('other currencies are shown with their code, as on the cards', () => {
  expect(getLabel({ min: 2100, currency: 'EUR', period: 'month' })).toBe('EUR 2.1k');
  expect(getLabel({ min: 14, currency: 'GBP' })).toBe('GBP 14');
  expect(getLabel({ min: 21, currency: 'CAD' })).toBe('CAD 21');
  expect(getLabel({ min: 30, currency: 'NZD' })).toBe('NZD 30');
});

test('a job without pay has no label', () => {
  expect(mapPayLabel(null)).toBeNull();
  expect(getLabel({})).toBeNull();
});
