import 'server-only';
import { unstable_cache } from 'next/cache';
import { cacheTags } from '@/lib/cache-tags';
import { slugify } from '@/lib/places/slug';
import { usStates } from '@/lib/places/us-states';
import { reservedPlaceSlugs, routes } from '@/lib/routes';
import { publicClient } from '@/lib/supabase/public';
import { isoTime } from './job-row';
import { searchJobs } from './queries';

export type SitemapEntry = { path: string; changedAt: string | null };

/** What the format allows in a file. */
export const mostUrls = 50_000;
/** How many jobs a file may grow to before they are told in sixteen times as many. */
const comfortable = 20_000;

/** The names of the files that tell every job: ranges of ids, so that posting and closing never moves a job to another file. */
export async function jobFiles(): Promise<string[]> {
  const { total } = await searchJobs(
    { center: null, radiusKm: null, query: '', types: [], minPay: null, sort: 'date' },
    1,
  );
  let digits = 0;
  // Ids are evenly spread, so each further digit divides the files by sixteen.
  while (total / 16 ** digits > comfortable && digits < 4) digits++;
  return Array.from({ length: 16 ** digits }, (_, index) =>
    digits === 0 ? 'jobs' : `jobs-${index.toString(16).padStart(digits, '0')}`,
  );
}

/** The open jobs of a file named like those above, each at its canonical address; null for another name. */
export async function jobsOfFile(file: string): Promise<SitemapEntry[] | null> {
  const prefix = /^jobs(?:-([0-9a-f]{1,4}))?$/.exec(file);
  if (!prefix) return null;
  const { from, before } = idRange(prefix[1] ?? '');
  const { data, error } = await publicClient().rpc('sitemap_jobs', {
    from_id: from,
    ...(before && { before_id: before }),
  });
  if (error) throw error;
  const rows = data as [
    slug: string,
    state: string,
    city: string,
    neighborhood: string | null,
    changed: string,
  ][];
  return rows.map(([slug, state, city, neighborhood, changed]) => ({
    path: routes.job({ slug, location: { address: { state, city, neighborhood } } }),
    changedAt: isoTime(changed),
  }));
}

/** The ids that begin with these hexadecimal digits; `before` is null at the end of them all. */
export function idRange(prefix: string): { from: string; before: string | null } {
  const next = (Number.parseInt(prefix || '0', 16) + 1).toString(16).padStart(prefix.length, '0');
  const isLast = prefix === '' || next.length > prefix.length;
  return { from: padded(prefix), before: isLast ? null : padded(next) };
}

function padded(prefix: string): string {
  const hex = prefix.padEnd(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Pages of places with enough open jobs to be indexed (D9). Counting around every place takes seconds, so this may be ten minutes old. */
export const placesToIndex = unstable_cache(
  async (): Promise<SitemapEntry[]> => {
    const { data, error } = await publicClient().rpc('sitemap_places', {});
    if (error) throw error;
    const rows = data as [state: string, city: string, neighborhood: string | null][];
    const isAddress = (slugs: (string | null)[]) =>
      slugs.every((slug) => !reservedPlaceSlugs.has(slug ?? ''));
    const directories = [routes.home(), routes.categories(), routes.cities()];
    const states = new Set(rows.map(([state]) => state));
    return [
      ...directories,
      ...usStates.filter(({ name }) => states.has(slugify(name))).map(({ name }) => routes.state(name)),
      ...rows
        .filter(isAddress)
        .map(([state, city, neighborhood]) =>
          routes.listing({ state, city, neighborhood, category: null, page: 1 }),
        ),
    ]
      .slice(0, mostUrls)
      .map((path) => ({ path, changedAt: null }));
  },
  ['places-to-index'],
  { tags: [cacheTags.directories], revalidate: 600 },
);

/** Pages of companies with open jobs in the city of the address. */
export async function employersToIndex(): Promise<SitemapEntry[]> {
  const { data, error } = await publicClient().rpc('sitemap_employers', {});
  if (error) throw error;
  const rows = data as [name: string, state: string, city: string, changed: string][];
  return rows.map(([name, state, city, changed]) => ({
    path: routes.employer(state, city, name),
    changedAt: isoTime(changed),
  }));
}
