import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..', '..');

/** Lets Node itself read what the site's bundler reads: `@/…` is the repository, `@/messages/…` its language, and endings are left out. */
export function readAliases(): void {
  registerHooks({
    resolve: (name, context, next) => {
      const file = fileOf(name, context.parentURL);
      return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(name, context);
    },
  });
}

function fileOf(name: string, parent: string | undefined): string | undefined {
  const within = name.startsWith('@/')
    ? path.join(
        root,
        name
          .slice(2)
          .replace(/^messages\/(?!format$)/, 'lib/messages/en/')
          .replace(/^messages\//, 'lib/messages/'),
      )
    : name.startsWith('.') && parent?.startsWith('file:')
      ? path.join(path.dirname(new URL(parent).pathname), name)
      : undefined;
  return within === undefined || path.extname(within) === '.ts' || parent?.includes('/node_modules/')
    ? undefined
    : ['.ts', '.tsx'].map((ending) => within + ending).find((file) => existsSync(file));
}
