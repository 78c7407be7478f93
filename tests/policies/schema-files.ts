import path from 'node:path';
import { readSchemaFiles } from '../../supabase/catalog/schema-files.ts';

type SchemaFile = {
  room: string;
  name: string;
  path: string;
  kind: 'function' | 'table' | 'other';
  text: string;
};

type Trigger = { timing: 'before' | 'after'; name: string; events: string; calls: string };

export const schemaFiles: SchemaFile[] = readSchemaFiles()
  .map(({ name, sql }) => ({
    room: path.basename(path.dirname(name)),
    name: path.basename(name, '.sql'),
    path: name,
    kind: getFileKind(sql),
    text: sql,
  }))
  .sort((a, b) => (a.path < b.path ? -1 : 1));

function getFileKind(sql: string): SchemaFile['kind'] {
  const [, kind] = /^create (function|table) /m.exec(sql) ?? [];
  return kind === 'function' || kind === 'table' ? kind : 'other';
}

/** Returns the triggers of a table in PostgreSQL's execution order: before the write, then after it, each by name. */
export function listTriggers(table: string): Trigger[] {
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
    .sort((a, b) =>
      `${a.timing === 'after'} ${a.name}`.localeCompare(`${b.timing === 'after'} ${b.name}`, 'en'),
    );
}

/** Returns the first sentence of the comment above a function. */
export function firstSentence(functionName: string): string {
  const text = schemaFiles.find(({ name, kind }) => kind === 'function' && name === functionName)?.text ?? '';
  const [comment = ''] = /(?:^--.*\n)+(?=create function)/m.exec(text) ?? [];
  const sentences = comment.replace(/^-- ?/gm, '').replace(/\s+/g, ' ').trim();
  return /^.*?[.:;](?= |$)/.exec(sentences)?.[0].replace(/[:;]$/, '.') ?? sentences;
}
