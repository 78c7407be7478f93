import { expect, test } from 'vitest';
import { pagesAround } from '@/components/results/pages-around';

test.each([
  [1, 1, [1]],
  [1, 9, [1, 2, 9]],
  [2, 9, [1, 2, 3, 9]],
  [5, 9, [1, 4, 5, 6, 9]],
  [9, 9, [1, 8, 9]],
])('page %s of %s offers %j', (page, pageCount, offered) => {
  expect(pagesAround(page, pageCount)).toEqual(offered);
});
