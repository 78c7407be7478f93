import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What of Next.js' manifest of a build says which addresses there are; dynamic routes in the order in which they are tried. */
type RoutesManifest = {
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string; regex: string }[];
  headers: readonly { regex: string; headers: readonly { key: string; value: string }[] }[];
};

/**
 * Names the route of a path: '/job/[id]' for a job's page. What no page is at has one of few names too, so that nobody can fill
 * the log or the metrics with words of theirs.
 */
export function routePatterns({
  staticRoutes,
  dynamicRoutes,
}: Pick<RoutesManifest, 'staticRoutes' | 'dynamicRoutes'>): (path: string) => string {
  // An address with one edition behind it (next.config.ts) is its own.
  const editions = dynamicRoutes.filter(({ page }) => page.endsWith('/[edition]'));
  const fixed = new Set([
    '/',
    ...staticRoutes.map(({ page }) => page),
    ...editions.map(({ page }) => page.replace('/[edition]', '')),
  ]);
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (asked) => {
    if (asked.startsWith('/_next/')) return asked.startsWith('/_next/static/') ? '/_next/static' : '/_next';
    if (fixed.has(asked)) return asked;
    // Files of the folder public; a page's address has no ending.
    if (/^\/[^/]+\.\w+$/.test(asked)) return '(file)';
    return dynamic.find(({ regex }) => regex.test(asked))?.page ?? '(none)';
  };
}

/** The headers that next.config.ts gives to the answers of an address, by their names in lower case; of two that are the same the later one counts. */
export function addressHeaders({
  headers,
}: Pick<RoutesManifest, 'headers'>): (path: string) => Record<string, string> {
  const all = headers.map((each) => ({ ...each, regex: new RegExp(each.regex) }));
  return (path) =>
    Object.fromEntries(
      all
        .filter(({ regex }) => regex.test(path))
        .flatMap((each) => each.headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
}

/** The manifest of the build in this folder. */
export const readRoutesManifest = (folder: string): RoutesManifest =>
  JSON.parse(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder, 'routes-manifest.json'), 'utf8'),
  );
