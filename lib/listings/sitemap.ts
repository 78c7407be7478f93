import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { toIsoTime } from '@/lib/jobs/job-row';
import * as placeRoutes from '@/lib/place-routes';
import { reservedPlaceSlugs } from '@/lib/place-routes';
import { usStates } from '@/lib/places/us-states';
import * as routes from '@/lib/routes';
import { slugify } from '@/lib/slug';
import { catalogClient } from '@/lib/supabase/catalog';

export type SitemapEntry = { path: string; changedAt: string | null };

/** The limit of the sitemap protocol. */
const maxUrls = 50_000;
/** With more entries, the sitemap is split into sixteen times as many files. */
const maxEntriesPerFile = 20_000;

/** The names of the job sitemaps. Each has a range of ids, so that a job never moves to another file. */
export async function listJobFiles(): Promise<string[]> {
  // `count_claims`, because a search stops counting at 1,000.
  const { data } = await catalogClient().rpc('count_claims').throwOnError();
  return toFileNames('jobs', (data as { jobs: number }).jobs);
}

/** The canonical URLs of the open jobs in a sitemap; null for an unknown file name. */
export async function listJobsInFile(file: string): Promise<SitemapEntry[] | null> {
  const prefix = /^jobs(?:-([0-9a-f]{1,4}))?$/.exec(file);
  if (!prefix) return null;
  const { from, before } = idRange(prefix[1] ?? '');
  const { data } = await catalogClient()
    .rpc('sitemap_jobs', { from_id: from, ...(before && { before_id: before }) })
    .throwOnError();
  const rows = data as [
    slug: string,
    state: string,
    city: string,
    neighborhood: string | null,
    changed: string,
  ][];
  return rows.map(([slug, state, city, neighborhood, changed]) => ({
    path: placeRoutes.job({ slug, location: { address: { state, city, neighborhood } } }),
    changedAt: toIsoTime(changed),
  }));
}

/** The range of ids with this hexadecimal prefix; `before` is null for the last one. */
function idRange(prefix: string): { from: string; before: string | null } {
  const next = nextPrefix(prefix);
  return { from: toUuid(prefix), before: next === null ? null : toUuid(next) };
}

function toUuid(prefix: string): string {
  const hex = prefix.padEnd(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/**
 * The general pages, the states' pages, and the place pages with enough open jobs to be indexed (D9). May be ten
 * minutes old, because counting around every place takes seconds.
 */
export const listIndexablePlaces = () =>
  cached(
    ['places-to-index'],
    [cacheTags.directories],
    async (): Promise<SitemapEntry[]> => {
      const rows = await loadPlaceRows();
      const isAddress = (slugs: (string | null)[]) =>
        slugs.every((slug) => !reservedPlaceSlugs.has(slug ?? ''));
      const pages = [
        routes.home(),
        routes.categories(),
        placeRoutes.cities(),
        routes.employers(),
        routes.careerResources(),
        routes.about(),
        routes.help(),
        routes.accessibility(),
        routes.transparency(),
      ];
      const states = new Set(rows.map(([state]) => state));
      return [
        ...[...pages, ...[...states].sort().map(placeRoutes.state)].map((path) => ({
          path,
          changedAt: null,
        })),
        ...rows
          .filter(([state, city, neighborhood]) => isAddress([state, city, neighborhood]))
          .map(([state, city, neighborhood, changed]) => ({
            path: placeRoutes.listing({ state, city, neighborhood, category: null, page: 1 }),
            changedAt: changed && toIsoTime(changed),
          })),
      ].slice(0, maxUrls);
    },
    600,
  );

/** `changed` is null for a place with so many jobs that its last change is not computed. */
type PlaceRow = [state: string, city: string, neighborhood: string | null, changed: string | null];

/** Queries one state at a time, because one query for all states can exceed the database's time limit. */
async function loadPlaceRows(): Promise<PlaceRow[]> {
  const client = catalogClient();
  const { data: posted } = await client.rpc('list_job_states').throwOnError();
  const states = new Set([...usStates.map(({ name }) => slugify(name)), ...(posted as string[])]);
  const rows: PlaceRow[] = [];
  for (const state of states) {
    const { data } = await client.rpc('sitemap_places', { state }).throwOnError();
    rows.push(...(data as PlaceRow[]));
  }
  return rows;
}

/** The names of the company sitemaps, in ranges of hashed names. */
export async function listEmployerFiles(): Promise<string[]> {
  return toFileNames('employers', await countEmployerPages());
}

const countEmployerPages = () =>
  cached(
    ['count-employer-pages'],
    [cacheTags.directories],
    async () => {
      const { data } = await catalogClient().rpc('count_employer_pages').throwOnError();
      return Number(data);
    },
    600,
  );

/** The company pages in a sitemap, each with open jobs in the URL's city; null for an unknown file name. */
export async function listEmployersInFile(file: string): Promise<SitemapEntry[] | null> {
  const prefix = /^employers(?:-([0-9a-f]{1,4}))?$/.exec(file);
  if (!prefix) return null;
  const from = prefix[1] ?? '';
  const before = nextPrefix(from);
  const { data } = await catalogClient()
    .rpc('sitemap_employers', { from_hash: from, ...(before !== null && { before_hash: before }) })
    .throwOnError();
  const rows = data as [name: string, state: string, city: string, changed: string][];
  return rows.map(([name, state, city, changed]) => ({
    path: placeRoutes.employer(state, city, name),
    changedAt: toIsoTime(changed),
  }));
}

/**
 * The names of the files: one per hexadecimal prefix. They are about equally large, because ids and hashes are random.
 */
function toFileNames(name: string, total: number): string[] {
  let digits = 0;
  while (total / 16 ** digits > maxEntriesPerFile && digits < 4) digits++;
  return Array.from({ length: 16 ** digits }, (_, index) =>
    digits === 0 ? name : `${name}-${index.toString(16).padStart(digits, '0')}`,
  );
}

/** The next hexadecimal prefix of the same length; null after the last. */
function nextPrefix(prefix: string): string | null {
  const next = (Number.parseInt(prefix || '0', 16) + 1).toString(16).padStart(prefix.length, '0');
  return prefix === '' || next.length > prefix.length ? null : next;
}
