import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.join(import.meta.dirname, '..', '..');

/**
 * Lets Node resolve the import paths of the bundler: `@/…` is the repository, `@/messages/…` the English messages
 * (except `@/messages/format`), and file extensions can be missing.
 */
export function registerAliases(): void {
  registerHooks({
    resolve: (name, context, next) => {
      const file = resolveFile(name, context.parentURL);
      return file ? { url: pathToFileURL(file).href, shortCircuit: true } : next(name, context);
    },
  });
}

function resolveFile(name: string, parent: string | undefined): string | undefined {
  const basePath = name.startsWith('@/')
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
  return basePath === undefined || path.extname(basePath) === '.ts' || parent?.includes('/node_modules/')
    ? undefined
    : ['.ts', '.tsx'].map((extension) => basePath + extension).find((file) => existsSync(file));
}
