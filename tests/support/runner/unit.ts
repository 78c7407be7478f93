import { existsSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestStack } from '../test-stack.ts';
import { runPackage } from './run-program.ts';
import { type Counts, formatFailure } from './stage.ts';

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
};

export async function runUnitTests(filters: string[], { hasPostgrest = false } = {}): Promise<Counts> {
  const stack = await startTestStack({
    siteUrl: 'http://localhost:3000',
    hasPlaces: !hasPostgrest,
    hasPostgrest,
  });
  const file = path.join(tmpdir(), `doorstep-vitest-${process.pid}.json`);
  try {
    const code = await runPackage(
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...filters],
      { ...stack.env, ...(hasPostgrest && { TEST_POSTGREST: '1' }) },
    );
    printDeadlocks(stack.dataDir);
    return parseCounts(file, code);
  } finally {
    rmSync(file, { force: true });
    await stack.stop();
  }
}

/** Prints the deadlocks of the database's log: a failed test shows only its own side, and the folder is deleted. */
function printDeadlocks(dataDir: string): void {
  const log = readFileSync(path.join(dataDir, 'postgres.log'), 'utf8');
  for (const [deadlock] of log.matchAll(
    /^.*ERROR: {2}deadlock detected\n(?:\t.*\n|.*(?:DETAIL|HINT|CONTEXT|STATEMENT):.*\n)*/gm,
  ))
    console.log(deadlock);
}

function parseCounts(file: string, code: number): Counts {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  const failed = report.numFailedTests;
  return {
    passed: report.numPassedTests,
    // A file that does not load, or an error outside of a test, fails without a failed test.
    failed: code !== 0 && failed === 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(listFailures),
  };
}

function listFailures({ name, status, message, assertionResults }: Report['testResults'][number]): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && status === 'failed') return [formatFailure(name, 'the file', message)];
  return failed.map(({ fullName, failureMessages }) => formatFailure(name, fullName, failureMessages[0]));
}
