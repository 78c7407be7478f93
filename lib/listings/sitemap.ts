import 'server-only';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { isoTime } from '@/lib/jobs/job-row';
import * as placeRoutes from '@/lib/place-routes';
import { reservedPlaceSlugs } from '@/lib/place-routes';
import { usStates } from '@/lib/places/us-states';
import * as routes from '@/lib/routes';
import { slugify } from '@/lib/slug';
import { catalogClient } from '@/lib/supabase/catalog';

export type SitemapEntry = { path: string; changedAt: string | null };

/** What the format allows in a file. */
const mostUrls = 50_000;
/** How many entries a file may grow to before they are told in sixteen times as many files. */
const comfortable = 20_000;

/** The names of the files that tell every job: ranges of ids, so that posting and closing never moves a job to another file. */
export async function jobFiles(): Promise<string[]> {
  // The total of a search stops at 1,000.
  const { data } = await catalogClient().rpc('count_claims').throwOnError();
  return filesOf('jobs', (data as { jobs: number }).jobs);
}

/** The open jobs of a file named like those above, each at its canonical address; null for another name. */
export async function jobsOfFile(file: string): Promise<SitemapEntry[] | null> {
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
    changedAt: isoTime(changed),
  }));
}

/** The ids that begin with these hexadecimal digits; `before` is null at the end of them all. */
function idRange(prefix: string): { from: string; before: string | null } {
  const next = nextPrefix(prefix);
  return { from: padded(prefix), before: next === null ? null : padded(next) };
}

function padded(prefix: string): string {
  const hex = prefix.padEnd(32, '0');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Pages of places with enough open jobs to be indexed (D9). Counting around every place takes seconds, so this may be ten minutes old. */
export const placesToIndex = () =>
  cached(
    ['places-to-index'],
    [cacheTags.directories],
    async (): Promise<SitemapEntry[]> => {
      const rows = await indexedPlaces();
      const isAddress = (slugs: (string | null)[]) =>
        slugs.every((slug) => !reservedPlaceSlugs.has(slug ?? ''));
      const directories = [
        ...[routes.home(), routes.categories(), placeRoutes.cities()],
        ...[routes.employers(), routes.careerResources(), routes.about(), routes.help()],
        ...[routes.accessibility(), routes.transparency()],
      ];
      const states = new Set(rows.map(([state]) => state));
      return [
        ...[...directories, ...[...states].sort().map(placeRoutes.state)].map((path) => ({
          path,
          changedAt: null,
        })),
        ...rows
          .filter(([state, city, neighborhood]) => isAddress([state, city, neighborhood]))
          .map(([state, city, neighborhood, changed]) => ({
            path: placeRoutes.listing({ state, city, neighborhood, category: null, page: 1 }),
            changedAt: changed && isoTime(changed),
          })),
      ].slice(0, mostUrls);
    },
    600,
  );

/** `changed` is null where so many jobs are around that nobody looks for the last change. */
type PlaceRow = [state: string, city: string, neighborhood: string | null, changed: string | null];

/** One state after the other, because a question about all of them at once can outlast a database's time limit. */
async function indexedPlaces(): Promise<PlaceRow[]> {
  const client = catalogClient();
  const { data: posted } = await client.rpc('states_of_jobs').throwOnError();
  const states = new Set([...usStates.map(({ name }) => slugify(name)), ...(posted as string[])]);
  const rows: PlaceRow[] = [];
  for (const state of states) {
    const { data } = await client.rpc('sitemap_places', { state }).throwOnError();
    rows.push(...(data as PlaceRow[]));
  }
  return rows;
}

/** The names of the files that tell the pages of companies, in ranges of their names' hashes like those of jobs. */
export async function employerFiles(): Promise<string[]> {
  const total = await countEmployerPages();
  return filesOf('employers', total);
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

/** The pages, with open jobs in the city of the address, of the companies of a file named like those above; null for another name. */
export async function employersOfFile(file: string): Promise<SitemapEntry[] | null> {
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
    changedAt: isoTime(changed),
  }));
}

/** Files of about one size: ids and hashes are evenly spread, so each further digit divides them by sixteen. */
function filesOf(name: string, total: number): string[] {
  let digits = 0;
  while (total / 16 ** digits > comfortable && digits < 4) digits++;
  return Array.from({ length: 16 ** digits }, (_, index) =>
    digits === 0 ? name : `${name}-${index.toString(16).padStart(digits, '0')}`,
  );
}

/** The hexadecimal digits that follow these; null behind the last. */
function nextPrefix(prefix: string): string | null {
  const next = (Number.parseInt(prefix || '0', 16) + 1).toString(16).padStart(prefix.length, '0');
  return prefix === '' || next.length > prefix.length ? null : next;
}
