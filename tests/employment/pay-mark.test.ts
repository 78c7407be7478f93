import { expect, test } from 'vitest';
import { payMark } from '@/lib/employment/pay-mark';
import type { Salary } from '@/lib/employment/salary';

const pays = (salary: Partial<Salary>) =>
  payMark({ min: null, max: null, currency: 'USD', period: 'hour', ...salary });

test('a mark has the least that a job pays, short', () => {
  expect(pays({ min: 23, max: 28 })).toBe('$23');
  expect(pays({ min: 17.5 })).toBe('$17.50');
  expect(pays({ min: 900, period: 'week' })).toBe('$900');
  expect(pays({ min: 4200, period: 'month' })).toBe('$4.2k');
  expect(pays({ min: 48_000, max: 60_000, period: 'year' })).toBe('$48k');
});

test('a mark never promises more than the job', () => {
  expect(pays({ min: 48_590, period: 'year' })).toBe('$48.5k');
  expect(pays({ min: 9_999, period: 'month' })).toBe('$9.9k');
  expect(pays({ max: 30 })).toBe('≤ $30');
  expect(pays({ max: 48_510, period: 'year' })).toBe('≤ $48.6k');
});

test('other currencies have their code, as on the cards', () => {
  expect(pays({ min: 2100, currency: 'EUR', period: 'month' })).toBe('EUR 2.1k');
  expect(pays({ min: 14, currency: 'GBP' })).toBe('GBP 14');
  expect(pays({ min: 21, currency: 'CAD' })).toBe('CAD 21');
  expect(pays({ min: 30, currency: 'NZD' })).toBe('NZD 30');
});

test('without pay there is nothing to mark', () => {
  expect(payMark(null)).toBeNull();
  expect(pays({})).toBeNull();
});
