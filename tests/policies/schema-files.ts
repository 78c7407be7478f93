import path from 'node:path';
import { readSchemaFiles } from '../../supabase/catalog/schema-files.ts';

type SchemaFile = {
  room: string;
  name: string;
  path: string;
  kind: 'function' | 'table' | 'other';
  text: string;
};

export type Trigger = { timing: 'before' | 'after'; name: string; events: string; calls: string };

/** Every file of supabase/schemas, by room and name. */
export const schemaFiles: SchemaFile[] = readSchemaFiles()
  .map(({ name, sql }) => ({
    room: path.basename(path.dirname(name)),
    name: path.basename(name, '.sql'),
    path: name,
    kind: kindOf(sql),
    text: sql,
  }))
  .sort((one, other) => (one.path < other.path ? -1 : 1));

function kindOf(sql: string): SchemaFile['kind'] {
  const [, kind] = /^create (function|table) /m.exec(sql) ?? [];
  return kind === 'function' || kind === 'table' ? kind : 'other';
}

/** The triggers of a table in the order in which PostgreSQL runs those of one event: before the row, after it, by name. */
export function triggersOf(table: string): Trigger[] {
  const text = schemaFiles.find(({ name, kind }) => kind === 'table' && name === table)?.text ?? '';
  const found = text.matchAll(
    /^create trigger (\w+)\s+(before|after)\s+((?:(?!\son public\.)[\s\S])*)\s+on public\.\w+[^;]*?execute function public\.(\w+)/gm,
  );
  return [...found]
    .map(([, name = '', timing, events = '', calls = '']) => ({
      timing: timing === 'before' ? ('before' as const) : ('after' as const),
      name,
      events: events.replace(/\s+/g, ' '),
      calls,
    }))
    .sort((one, other) =>
      `${one.timing === 'after'} ${one.name}`.localeCompare(
        `${other.timing === 'after'} ${other.name}`,
        'en',
      ),
    );
}

/** The first sentence of the comment above a function. */
export function firstSentence(functionName: string): string {
  const text = schemaFiles.find(({ name, kind }) => kind === 'function' && name === functionName)?.text ?? '';
  const [comment = ''] = /(?:^--.*\n)+(?=create function)/m.exec(text) ?? [];
  const words = comment.replace(/^-- ?/gm, '').replace(/\s+/g, ' ').trim();
  return /^.*?[.:;](?= |$)/.exec(words)?.[0].replace(/[:;]$/, '.') ?? words;
}
