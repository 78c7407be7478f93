import { expect, test } from 'vitest';
import { totalBeside } from '@/lib/listings/place-facts';

const counted = (total: number, is_more = false) => ({ total, is_more });

test('a page never says fewer jobs than it shows, and one that is not full says all', () => {
  // Posted after they were counted, or closed.
  expect(totalBeside(counted(0), 1, 1)).toEqual({ total: 1, isMore: false });
  expect(totalBeside(counted(1), 1, 0)).toEqual({ total: 0, isMore: false });
  expect(totalBeside(counted(40), 3, 2)).toEqual({ total: 42, isMore: false });
  expect(totalBeside(counted(19), 1, 20)).toEqual({ total: 20, isMore: false });
  // A full page leaves the count as it is, and so does a page behind the last.
  expect(totalBeside(counted(57), 2, 20)).toEqual({ total: 57, isMore: false });
  expect(totalBeside(counted(30), 3, 0)).toEqual({ total: 30, isMore: false });
  expect(totalBeside(counted(1_000, true), 50, 12)).toEqual({ total: 1_000, isMore: true });
});
