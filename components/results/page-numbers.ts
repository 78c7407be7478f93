/** Returns the first, last, current and adjacent pages, without repeats. */
export function getPageNumbers(page: number, pageCount: number): number[] {
  const candidates = [1, page - 1, page, page + 1, pageCount];
  return [...new Set(candidates)]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
}
