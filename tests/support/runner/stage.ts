import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run-program.ts';

/** `failures` has the failed tests and their messages, as far as the reporter has them. */
export type Counts = { passed: number; failed: number; skipped: number; failures?: string[] };
type Stage = { title: string; run(): Promise<Counts> };

export const toCounts = (hasPassed: boolean): Counts =>
  hasPassed ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };

export const sumCounts = (all: Counts[]): Counts => ({
  passed: all.reduce((total, { passed }) => total + passed, 0),
  failed: all.reduce((total, { failed }) => total + failed, 0),
  skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  failures: all.flatMap(({ failures = [] }) => failures),
});

export const formatFailure = (file: string, title: string, message = ''): string =>
  `✗ ${path.relative(root, path.resolve(root, file))} › ${title}\n${stripVTControlCharacters(message).slice(0, 1000)}`;

/** Runs a stage under its heading and prints its duration; an exception counts as one failure. */
export async function runStage({ title, run }: Stage): Promise<Counts> {
  console.log(`\n━━━ ${title} ${'━'.repeat(Math.max(0, 72 - title.length))}\n`);
  const startedAt = performance.now();
  let counts: Counts;
  try {
    counts = await run();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    counts = toCounts(false);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`\n${counts.failed === 0 ? '✓' : '✗'} ${title}: ${formatCounts(counts)} in ${seconds} s`);
  return counts;
}

export function formatCounts({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
