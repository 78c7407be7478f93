import type { Timing } from './measure.ts';

export type Line = { jobs: number; way: string; search: string; timing: Timing };

export type Criterion = { sentence: string; isMet: boolean };

/** Rows of text as columns as wide as their widest cell; all but the first three to the right. */
export function printTable(header: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [header, ...rows];
  const widths = header.map((_, column) => Math.max(...all.map((row) => (row[column] ?? '').length)));
  for (const [index, row] of all.entries()) {
    const cells = widths.map((width, column) =>
      column < 3 ? (row[column] ?? '').padEnd(width) : (row[column] ?? '').padStart(width),
    );
    console.log(`  ${cells.join('  ')}`.trimEnd());
    if (index === 0) console.log(`  ${widths.map((width) => '-'.repeat(width)).join('  ')}`);
  }
}

/** The measurements, each with how many times fewer searches the naive way of the same size answers in a second. */
export function printMeasurements(lines: readonly Line[], naiveWay: string): void {
  printTable(
    ['Jobs', 'Search', 'Way', 'Median', '95%', 'Per s', 'Calls', 'Naive'],
    lines.map((line) => {
      const naive = lines.find(
        ({ jobs, search, way }) => way === naiveWay && jobs === line.jobs && search === line.search,
      );
      const ratio = naive && naive !== line ? line.timing.perSecond / naive.timing.perSecond : null;
      return [
        line.jobs.toLocaleString('en-US'),
        line.search,
        line.way,
        milliseconds(line.timing.medianMs),
        milliseconds(line.timing.p95Ms),
        line.timing.perSecond.toFixed(line.timing.perSecond < 10 ? 1 : 0),
        String(line.timing.count),
        ratio === null ? '' : `${ratio.toFixed(ratio < 10 ? 1 : 0)} x slower`,
      ];
    }),
  );
}

export const milliseconds = (ms: number) => `${ms < 10 ? ms.toFixed(2) : ms.toFixed(0)} ms`;

export function printCriteria(criteria: readonly Criterion[]): void {
  for (const { sentence, isMet } of criteria) console.log(`  ${isMet ? 'met    ' : 'NOT MET'}  ${sentence}`);
}
