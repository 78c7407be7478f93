import { expect, test } from 'vitest';
import { reconcileTotal } from '@/lib/listings/place-facts';

const createFacts = (total: number, is_more = false) => ({ total, is_more });

test('the total is at least the number of jobs shown, and exact if the page is not full', () => {
  // A job was posted or closed after counting.
  expect(reconcileTotal(createFacts(0), 1, 1)).toEqual({ total: 1, isMore: false });
  expect(reconcileTotal(createFacts(1), 1, 0)).toEqual({ total: 0, isMore: false });
  expect(reconcileTotal(createFacts(40), 3, 2)).toEqual({ total: 42, isMore: false });
  expect(reconcileTotal(createFacts(19), 1, 20)).toEqual({ total: 20, isMore: false });
  // A full page doesn't change the total, and neither does a page after the last.
  expect(reconcileTotal(createFacts(57), 2, 20)).toEqual({ total: 57, isMore: false });
  expect(reconcileTotal(createFacts(30), 3, 0)).toEqual({ total: 30, isMore: false });
  expect(reconcileTotal(createFacts(1_000, true), 50, 12)).toEqual({ total: 1_000, isMore: true });
});
