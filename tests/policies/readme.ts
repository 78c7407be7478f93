import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type BucketName,
  buckets,
  columns,
  type FileOperation,
  fileOperations,
  functions,
  getExpectedOutcome,
  getTableName,
  people,
  type TableName,
  tables,
  type Verb,
  verbs,
} from './matrix.ts';
import { firstSentence, listTriggers, schemaFiles } from './schema-files.ts';

export const readmePath = path.join(import.meta.dirname, '../../supabase/README.md');

const written = 'written by `node tests/policies/write-readme.ts` from';

/** Returns the README with its sections generated from the tests and the schemas. */
export async function generateReadme(): Promise<string> {
  const text = await readFile(readmePath, 'utf8');
  const withMatrix = replaceSection(
    text,
    `<!-- matrix: ${written} tests/policies/matrix.ts -->`,
    '<!-- end of matrix -->',
    matrixMarkdown(),
  );
  return replaceSection(
    withMatrix,
    `<!-- files: ${written} supabase/schemas -->`,
    '<!-- end of files -->',
    filesMarkdown(),
  );
}

function replaceSection(text: string, start: string, end: string, content: string): string {
  const from = text.indexOf(start);
  const to = text.indexOf(end);
  if (from < 0 || to < from)
    throw new Error(`supabase/README.md has lost the lines '${start}' and '${end}'.`);
  return `${text.slice(0, from)}${start}\n\n${content}\n${text.slice(to)}`;
}

function filesMarkdown(): string {
  return [
    toMarkdownTable(['room', 'tables', 'functions', 'others'], roomLines()),
    '### The triggers of `jobs`',
    '',
    'No table has more than four. `prepare_job_row` and `run_after_job_write` contain the steps before and after a job is written, in order.',
    '',
    toMarkdownTable(['', 'trigger', 'on', 'calls', 'description'], triggerLines()),
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
  listTriggers('jobs').map(({ timing, name, events, calls }) => [
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
    toMarkdownTable(['table', 'row', 'verb', ...people], rowLines()),
    '### Columns',
    '',
    'Only the secret key reads hidden columns. Inserts and updates can set only the listed columns.',
    '',
    toMarkdownTable(['table', 'hidden', 'inserted', 'updated'], columnLines()),
    '### Functions',
    '',
    toMarkdownTable(['called by', 'functions'], functionLines()),
    '### Files',
    '',
    'Signed-in people have the same rights as visitors. All other access is by the server with the secret key, or by a URL that the',
    'server signed for one file.',
    '',
    toMarkdownTable(['bucket', ...fileOperations], fileLines()),
  ].join('\n');
}

/** One line for the verbs of a table that have the same outcomes. */
const rowLines = () =>
  (Object.keys(tables) as TableName[]).flatMap((table) => {
    const verbsByOutcomes = new Map<string, Verb[]>();
    for (const verb of verbs) {
      const outcomes = people.map((person) => getExpectedOutcome(table, verb, person)).join(' | ');
      verbsByOutcomes.set(outcomes, [...(verbsByOutcomes.get(outcomes) ?? []), verb]);
    }
    return [...verbsByOutcomes].map(([outcomes, sameOutcome], index) => [
      index === 0 ? `\`${getTableName(table)}\`` : '',
      index === 0 ? tables[table].row : '',
      sameOutcome.join(', '),
      outcomes,
    ]);
  });

const columnLines = () =>
  Object.entries(columns).map(([table, { hidden, insertable, updatable }]) => [
    `\`${table}\``,
    ...[hidden, insertable, updatable].map(formatNames),
  ]);

const functionLines = () =>
  Object.entries(functions).map(([callers, names]) => [callers, formatNames(names)]);

const fileLines = () =>
  (Object.keys(buckets) as BucketName[]).map((bucket) => {
    const allowed: readonly FileOperation[] = buckets[bucket].people;
    return [
      `\`${bucket}\`: ${buckets[bucket].row}`,
      ...fileOperations.map((operation) => (allowed.includes(operation) ? 'yes' : 'no')),
    ];
  });

const formatNames = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';

const toMarkdownTable = (headers: readonly string[], lines: string[][]) =>
  [headers, headers.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |\n`).join('');
