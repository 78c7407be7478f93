import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type BucketName,
  buckets,
  columns,
  type FileDeed,
  fileDeeds,
  functions,
  people,
  statedOutcome,
  type TableName,
  tables,
  type Verb,
  verbs,
  withoutKind,
} from './matrix.ts';
import { firstSentence, schemaFiles, triggersOf } from './schema-files.ts';

export const readmePath = path.join(import.meta.dirname, '../../supabase/README.md');

const written = 'written by `node tests/policies/write-readme.ts` from';

/** The README as it must be: its own text around what the tests and the schemas know. */
export async function readmeAsWritten(): Promise<string> {
  const text = await readFile(readmePath, 'utf8');
  const withMatrix = between(
    text,
    `<!-- matrix: ${written} tests/policies/matrix.ts -->`,
    '<!-- end of matrix -->',
    matrixMarkdown(),
  );
  return between(
    withMatrix,
    `<!-- files: ${written} supabase/schemas -->`,
    '<!-- end of files -->',
    filesMarkdown(),
  );
}

function between(text: string, start: string, end: string, content: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`supabase/README.md has lost the lines '${start}' and '${end}'.`);
  return `${text.slice(0, from)}${start}\n\n${content}\n${text.slice(to)}`;
}

function filesMarkdown(): string {
  return [
    tableOf(['room', 'tables', 'functions', 'others'], roomLines()),
    '### The triggers of `jobs`',
    '',
    'No table has more than four. The steps before and after a row is written stand in their order in `prepare_…` and `follow_…`, of a job in',
    '`prepare_job_row` and `follow_job_row`.',
    '',
    tableOf(['', 'trigger', 'on', 'calls', 'which'], triggerLines()),
  ].join('\n');
}

const roomLines = () =>
  [...new Set(schemaFiles.map(({ room }) => room))].map((room) => {
    const linked = (kind: string) =>
      schemaFiles
        .filter((file) => file.room === room && file.kind === kind)
        .map((file) => `[\`${file.name}\`](${file.path})`)
        .join(', ') || '–';
    return [room, linked('table'), linked('function'), linked('other')];
  });

const triggerLines = () =>
  triggersOf('jobs').map(({ timing, name, events, calls }) => [
    timing,
    `\`${name}\``,
    events,
    `\`${calls}\``,
    firstSentence(calls),
  ]);

function matrixMarkdown(): string {
  return [
    '### Rows',
    '',
    tableOf(['table', 'row', 'verb', ...people], rowLines()),
    '### Columns',
    '',
    'Hidden columns are read with the secret key only. Whoever may insert or update at all may name these columns and no others.',
    '',
    tableOf(['table', 'hidden', 'inserted', 'updated'], columnLines()),
    '### Functions',
    '',
    tableOf(['called by', 'functions'], functionLines()),
    '### Files',
    '',
    'Signing in adds nothing to what a visitor may do; everything else is done by the server with the secret key, or by',
    'anyone through an address that the server signed for that one file.',
    '',
    tableOf(['bucket', ...fileDeeds], fileLines()),
  ].join('\n');
}

/** One line for the verbs of a table that have the same outcomes. */
const rowLines = () =>
  (Object.keys(tables) as TableName[]).flatMap((table) => {
    const verbsByOutcomes = new Map<string, Verb[]>();
    for (const verb of verbs) {
      const outcomes = people.map((person) => statedOutcome(table, verb, person)).join(' | ');
      verbsByOutcomes.set(outcomes, [...(verbsByOutcomes.get(outcomes) ?? []), verb]);
    }
    return [...verbsByOutcomes].map(([outcomes, alike], index) => [
      index === 0 ? `\`${withoutKind(table)}\`` : '',
      index === 0 ? tables[table].row : '',
      alike.join(', '),
      outcomes,
    ]);
  });

const columnLines = () =>
  Object.entries(columns).map(([table, { hidden, insertable, updatable }]) => [
    `\`${table}\``,
    ...[hidden, insertable, updatable].map(listed),
  ]);

const functionLines = () => Object.entries(functions).map(([callers, names]) => [callers, listed(names)]);

const fileLines = () =>
  (Object.keys(buckets) as BucketName[]).map((bucket) => {
    const allowed: readonly FileDeed[] = buckets[bucket].people;
    return [
      `\`${bucket}\`: ${buckets[bucket].row}`,
      ...fileDeeds.map((deed) => (allowed.includes(deed) ? 'yes' : 'no')),
    ];
  });

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';

const tableOf = (heads: readonly string[], lines: string[][]) =>
  [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
