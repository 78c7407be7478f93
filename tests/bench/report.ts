export type Criterion = { sentence: string; isMet: boolean };

/** Prints rows as aligned columns; all but the first two are right-aligned. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  for (const [index, row] of all.entries()) {
    const cells = widths.map((width, column) =>
      column < 2 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
    );
    console.log(`  ${cells.join('  ')}`.trimEnd());
    if (index === 0) console.log(`  ${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  }
}

/** The quantile of the numbers: the median for a share of 0.5, the 95th percentile for 0.95. */
export const quantile = (numbers: readonly number[] | undefined, share: number) =>
  numbers?.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))];

export function printCriteria(criteria: readonly Criterion[]): void {
  for (const { sentence, isMet } of criteria) console.log(`  ${isMet ? 'met    ' : 'NOT MET'}  ${sentence}`);
}
