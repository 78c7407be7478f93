import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/**
 * `isType`: erased when compiled (`import type`). `isLater`: fetched when it is needed (`import('…')`). `to` is a path in the
 * repository or a package.
 */
export type Import = { to: string; isType: boolean; isLater: boolean };

/** A source file by its path in the repository, with its text freed of comments. */
export type Source = { file: string; text: string; lines: number; imports: Import[] };

/** Every source file of the product: what is built, without tests, scripts and the local stack. */
export const sources: readonly Source[] = ['app', 'components', 'lib', 'middleware.ts']
  .flatMap(filesBelow)
  .filter((file) => /\.tsx?$/.test(file) && file !== 'lib/supabase/database.types.ts')
  .map(readSource);

/** What else runs where the site runs: what starts and builds it, and what plain Node reads. */
export const startFiles: readonly Source[] = [
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  ...['app', 'components', 'lib'].flatMap(filesBelow).filter((file) => file.endsWith('.mjs')),
].map(readSource);

const byFile = new Map(sources.map((source) => [source.file, source]));

/** The file that an import means, if it is one of ours. */
export const sourceOf = (to: string): Source | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => byFile.get(to + ending)).find(Boolean);

/** Whether the file begins with the directive, as 'use client' and 'use server' must. */
export const begins = ({ text }: Source, directive: string): boolean =>
  new RegExp(`^\\s*['"]${directive}['"]`).test(text);

/** The first folder below `lib` or `components`: the room; undefined for a file that lies in none. */
export const roomOf = (file: string, layer: 'lib' | 'components'): string | undefined =>
  new RegExp(`^${layer}/([^/]+)/`).exec(file)?.[1];

/** Every file below a path, by its path in the repository. */
export function filesBelow(start: string): string[] {
  const full = path.join(root, start);
  if (/\.tsx?$/.test(start)) return [start];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

function readSource(file: string): Source {
  const raw = readFileSync(path.join(root, file), 'utf8');
  const text = withoutComments(raw);
  return { file, text, lines: raw.split('\n').length - 1, imports: importsOf(file, text) };
}

/** Leaves strings alone: '//' in an address is no comment. */
function withoutComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_all, string: string | undefined) => string ?? '',
  );
}

function importsOf(file: string, text: string): Import[] {
  const statements = text.matchAll(
    /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...statements].map(([, type, stated, dynamic]) => ({
    to: resolved(file, stated ?? dynamic ?? ''),
    isType: type !== undefined,
    isLater: stated === undefined,
  }));
}

function resolved(file: string, name: string): string {
  // Which language is meant, a build says (D62): for the structure all are alike.
  const [, catalogue] = /^@\/messages\/(.+)$/.exec(name) ?? [];
  if (catalogue) return `lib/messages/${catalogue === 'format' ? '' : 'en/'}${catalogue}`;
  if (name.startsWith('@/')) return name.slice(2);
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name).replace(/\.tsx?$/, '');
  return name;
}
