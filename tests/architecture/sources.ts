import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.join(import.meta.dirname, '../..');

/**
 * `isType`: erased when compiled (`import type`). `isDynamic`: `import('…')`. `to` is a path in the repository or a
 * package.
 */
export type Import = { to: string; isType: boolean; isDynamic: boolean };

/** A source file by its path in the repository; `text` has no comments. */
export type Source = { file: string; text: string; lines: number; imports: Import[] };

/** Every source file of the product, without tests, scripts and the local stack. */
export const sources: readonly Source[] = ['app', 'components', 'lib', 'middleware.ts']
  .flatMap(listFiles)
  .filter((file) => /\.tsx?$/.test(file) && file !== 'lib/supabase/database.types.ts')
  .map(readSource);

/** Other files that run with the site: its configuration, start and build, and the modules for plain Node. */
export const startFiles: readonly Source[] = [
  'doorstep.config.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.ts',
  ...['app', 'components', 'lib'].flatMap(listFiles).filter((file) => file.endsWith('.mjs')),
].map(readSource);

const byFile = new Map(sources.map((source) => [source.file, source]));

/** The file of an import in the product; undefined for a package. */
export const findSource = (to: string): Source | undefined =>
  ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((ending) => byFile.get(to + ending)).find(Boolean);

/** Whether the file begins with a directive such as 'use client' or 'use server'. */
export const hasDirective = ({ text }: Source, directive: string): boolean =>
  new RegExp(`^\\s*['"]${directive}['"]`).test(text);

/** The room: the first folder below `lib` or `components`; undefined for a file outside of one. */
export const getRoom = (file: string, layer: 'lib' | 'components'): string | undefined =>
  new RegExp(`^${layer}/([^/]+)/`).exec(file)?.[1];

/** Every file below a path, by its path in the repository. */
export function listFiles(start: string): string[] {
  const full = path.join(root, start);
  if (/\.tsx?$/.test(start)) return [start];
  return readdirSync(full, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));
}

function readSource(file: string): Source {
  const raw = readFileSync(path.join(root, file), 'utf8');
  const text = stripComments(raw);
  return { file, text, lines: raw.split('\n').length - 1, imports: parseImports(file, text) };
}

/** Keeps strings: '//' in an address is no comment. */
function stripComments(text: string): string {
  return text.replace(
    /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\*[\s\S]*?\*\/|\/\/[^\n]*/g,
    (_all, string: string | undefined) => string ?? '',
  );
}

function parseImports(file: string, text: string): Import[] {
  const statements = text.matchAll(
    /(?:^|[\n;])\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...statements].map(([, type, stated, dynamic]) => ({
    to: resolveImport(file, stated ?? dynamic ?? ''),
    isType: type !== undefined,
    isDynamic: stated === undefined,
  }));
}

function resolveImport(file: string, name: string): string {
  // The build decides the language (D62); the structure is the same for all.
  const [, catalog] = /^@\/messages\/(.+)$/.exec(name) ?? [];
  if (catalog) return `lib/messages/${catalog === 'format' ? '' : 'en/'}${catalog}`;
  if (name.startsWith('@/')) return name.slice(2);
  if (name.startsWith('.')) return path.posix.join(path.posix.dirname(file), name).replace(/\.tsx?$/, '');
  return name;
}
