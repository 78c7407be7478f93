import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './sources.ts';

/** 'next' of 'next/link', '@supabase/ssr' of '@supabase/ssr'. */
export const getPackageName = (to: string) => to.split('/', to.startsWith('@') ? 2 : 1).join('/');

/** The files that plain Node loads at start; dynamic imports load later and are left out. */
export function findLoadedFiles(start: readonly string[]): {
  files: ReadonlySet<string>;
  packages: { file: string; name: string }[];
} {
  const files = new Set(start);
  const packages: { file: string; name: string }[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, to = ''] of text.matchAll(/^(?:import|export) (?!type\b)(?:[^;'"]*? from )?'([^']+)'/gm)) {
      const own = path.posix.join(path.posix.dirname(file), to);
      if (to.startsWith('.') && existsSync(path.join(root, own))) files.add(own);
      else if (!to.startsWith('node:')) packages.push({ file, name: getPackageName(to) });
    }
  }
  return { files, packages };
}
