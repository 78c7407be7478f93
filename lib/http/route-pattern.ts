import { readFileSync } from 'node:fs';
import path from 'node:path';

/** What of Next.js' manifest of a build says which addresses there are; dynamic routes in the order in which they are tried. */
type RoutesManifest = {
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string; regex: string }[];
};

/**
 * Names the route of a path: '/job/[id]' for a job's page. What no page is at has one of few names too, so that nobody can fill
 * the log or the metrics with words of theirs.
 */
export function routePatterns({ staticRoutes, dynamicRoutes }: RoutesManifest): (path: string) => string {
  const fixed = new Set(['/', ...staticRoutes.map(({ page }) => page)]);
  const dynamic = dynamicRoutes.map(({ page, regex }) => ({ page, regex: new RegExp(regex) }));
  return (asked) => {
    if (asked.startsWith('/_next/')) return asked.startsWith('/_next/static/') ? '/_next/static' : '/_next';
    if (fixed.has(asked)) return asked;
    // Files of the folder public; a page's address has no ending.
    if (/^\/[^/]+\.\w+$/.test(asked)) return '(file)';
    return dynamic.find(({ regex }) => regex.test(asked))?.page ?? '(none)';
  };
}

/** The manifest of the build in this folder. */
export const readRoutesManifest = (folder: string): RoutesManifest =>
  JSON.parse(
    readFileSync(path.join(/*turbopackIgnore: true*/ process.cwd(), folder, 'routes-manifest.json'), 'utf8'),
  );
