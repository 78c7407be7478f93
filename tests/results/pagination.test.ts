import { expect, test } from 'vitest';
import { getPageNumbers } from '@/components/results/page-numbers';

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('page %s of %s links to %j', (page, pageCount, offered) => {
  expect(getPageNumbers(page, pageCount)).toEqual(offered);
});
