import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { tagLabel } from '@/lib/employment/tag-label';
import { type Category, readCategory } from '@/lib/jobs/category';
import { type GoneJob, type GoneJobRow, toGoneJob } from '@/lib/jobs/gone-job';
import type { JobSummary } from '@/lib/jobs/job';
import { isoTime, type JobSummaryRow, toJobSummary } from '@/lib/jobs/job-row';
import { findJobs } from '@/lib/jobs/queries';
import { jobsPerPage } from '@/lib/jobs/search-params';
import { largestPage, radius } from '@/lib/limits';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import { cellsAround } from '@/lib/places/cells-around';
import type { KnownPlace } from '@/lib/places/known-place';
import { type FoundPlaceRow, toKnownPlace } from '@/lib/places/known-place-row';
import { nearbyCities } from '@/lib/places/queries';
import { catalogClient } from '@/lib/supabase/catalog';
import { publicClient } from '@/lib/supabase/public';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { type ListingSegments, readListing } from './listing-address';
import { leastJobsToIndex, type PlaceFacts, totalBeside } from './place-facts';

export type PlaceListing = {
  address: ListingAddress;
  known: KnownPlace;
  category: Category | null;
  total: number;
  /** There are more than the total says, where counting stopped. */
  isMore: boolean;
  newest: string | null;
  jobs: JobSummary[];
  /** Null on a category's page and behind the first one. */
  facts: PlaceFacts | null;
  /** Cities around, nearest first. */
  neighbors: KnownPlace[];
  /** Where there are few: the nearest ones beyond the circle. */
  beyond: JobSummary[];
};

/** What an address may turn out to be; `job` where it is a job's (D8). */
export type FoundListing = PlaceListing | 'nothing' | 'job' | GoneJob | { movedTo: string };

export const isListing = (found: FoundListing): found is PlaceListing =>
  typeof found === 'object' && 'known' in found;

/** What a place's address shows. An impossible one costs no question to the database, an unknown one a single one (D9). */
export async function findListing(segments: ListingSegments): Promise<FoundListing> {
  const read = readListing(segments);
  if (read.kind === 'impossible') return 'nothing';
  if (read.kind === 'moved') return { movedTo: read.to };
  const { state, city, neighborhood } = read.address;
  const found = await (read.address.category === null
    ? findKnownPlace(state, city, neighborhood)
    : findCategory(read.address, read.address.category));
  if (found === null) return 'nothing';
  if (found === 'job' || 'gone' in found) return found;
  const known = 'known' in found ? found.known : found;
  const address = { ...read.address, ...known.slugs };
  if (placeRoutes.listing(address) !== placeRoutes.listing(read.address))
    return { movedTo: placeRoutes.listing(address) };
  if ('known' in found) return categoryListing(address, found);
  return (await readPlace(address, known)) ?? 'nothing';
}

/** The newest jobs of a list, at most 50, for its feed. */
export function newestOf({ address, known, category }: PlaceListing): Promise<JobSummary[]> {
  const { lat, lng } = known.place.coordinates;
  return cachedFor('feed', { ...address, page: 1 }, async () => {
    if (category === null) {
      const { data } = await publicClient()
        .rpc('search_jobs', {
          center_lat: lat,
          center_lng: lng,
          radius_km: radius.defaultKm,
          sort: 'date',
          page_size: largestPage,
        })
        .throwOnError();
      return data.map(toJobSummary);
    }
    const { data } = await catalogClient()
      .rpc('category_page', {
        lat,
        lng,
        radius_km: radius.defaultKm,
        category: category.slug,
        page_size: largestPage,
        sort: 'date',
      })
      .throwOnError();
    return (data as { jobs: JobSummaryRow[] }).jobs.map(toJobSummary);
  });
}

/** The place at an address, or what is known of a job there; null for neither. Known are the gazetteer's and those of posted jobs. */
export const findKnownPlace = cache(
  async (
    state: string,
    city: string,
    neighborhood: string | null,
  ): Promise<KnownPlace | 'job' | GoneJob | null> => {
    const data = await callAsVisitor('find_listing', {
      state,
      city,
      ...(neighborhood === null ? {} : { name: neighborhood }),
    });
    const found = data as { place: FoundPlaceRow } | { jobId: string } | GoneJobRow | null;
    if (found === null) return null;
    if ('near' in found) return toGoneJob(found);
    return 'jobId' in found ? 'job' : toKnownPlace(found.place);
  },
);

async function readPlace(address: ListingAddress, known: KnownPlace): Promise<PlaceListing | null> {
  const { coordinates } = known.place;
  const facts = await placeFacts(known);
  if (isBeyondLast(address.page, facts.total)) return null;
  const [jobs, neighbors, beyond] = await Promise.all([
    cachedFor('listing-jobs', address, () =>
      findJobs(
        {
          center: coordinates,
          radiusKm: radius.defaultKm,
          query: '',
          types: [],
          minPay: null,
          sort: 'distance',
        },
        address.page,
      ),
    ),
    cachedFor('neighbors', address, () => otherCities(known)),
    facts.total < leastJobsToIndex ? nearestBeyond(address, known) : [],
  ]);
  const isFirst = address.page === 1;
  return {
    address,
    known,
    category: null,
    ...totalBeside(facts, address.page, jobs.length),
    newest: facts.newest,
    jobs,
    facts: isFirst ? facts : null,
    neighbors: isFirst ? neighbors : [],
    beyond,
  };
}

type CategoryRow = {
  total: number;
  is_more: boolean;
  newest: string | null;
  name: string | null;
  jobs: JobSummaryRow[];
};
type FoundCategory = { known: KnownPlace; category: Category; row: CategoryRow };

/** As findKnownPlace, with the page of a category; null also for a tag that no open job there has, and for a page behind the last (D13). */
async function findCategory(address: ListingAddress, slug: string): Promise<FoundCategory | 'job' | null> {
  const { state, city, neighborhood, page } = address;
  const found = await readCategoryRow(state, city, neighborhood, slug, page);
  // Where the neighborhood is none, its categories are nothing.
  if (found === null || 'near' in found) return null;
  if ('jobId' in found) return 'job';
  return { known: toKnownPlace(found.place), category: readCategory(slug), row: found.category };
}

const readCategoryRow = cache(
  (state: string, city: string, neighborhood: string | null, category: string, page: number) => {
    const address = { state, city, neighborhood, category, page };
    return cachedFor('category-page', address, async () => {
      const { data } = await catalogClient()
        .rpc('find_category', {
          state,
          city,
          // The generator of the types takes every text for a given one.
          name: neighborhood as string,
          category,
          radius_km: radius.defaultKm,
          page_size: jobsPerPage,
          page_offset: (page - 1) * jobsPerPage,
        })
        .throwOnError();
      return data as { place: FoundPlaceRow; category: CategoryRow } | { jobId: string } | GoneJobRow | null;
    });
  },
);

async function categoryListing(
  address: ListingAddress,
  { known, category, row }: FoundCategory,
): Promise<PlaceListing> {
  return {
    address,
    known,
    category: category.kind === 'tag' && row.name ? { ...category, label: tagLabel(row.name) } : category,
    total: row.total,
    isMore: row.is_more,
    newest: row.newest && isoTime(row.newest),
    jobs: row.jobs.map(toJobSummary),
    facts: null,
    neighbors: [],
    beyond: row.total < leastJobsToIndex ? await nearestBeyond(address, known) : [],
  };
}

/** The figures of a place, kept until a job around it is posted or ends, and for a minute. */
async function placeFacts({ place, slugs }: KnownPlace): Promise<PlaceFacts> {
  const facts = await cached(
    ['place-facts', slugs.state, slugs.city, slugs.neighborhood],
    [cacheTags.listing(slugs.state, slugs.city, slugs.neighborhood)],
    async () => {
      const { data } = await catalogClient()
        .rpc('place_facts', {
          ...place.coordinates,
          radius_km: radius.defaultKm,
          state: slugs.state,
          city: slugs.city,
        })
        .throwOnError();
      return data as PlaceFacts;
    },
  );
  return { ...facts, newest: facts.newest && isoTime(facts.newest) };
}

/** The nearest open jobs within 100 km that lie outside the circle, over city and state lines. */
async function nearestBeyond(address: ListingAddress, { place }: KnownPlace): Promise<JobSummary[]> {
  const cellsWithin = (km: number) => cellsAround(place.coordinates, km).map(cacheTags.beyond);
  const data = await callAsVisitor('search_jobs', {
    center_lat: place.coordinates.lat,
    center_lng: place.coordinates.lng,
    radius_km: radius.maxKm,
    sort: 'distance',
    // Those inside of the circle come first and are few wherever this is asked, but for a category's page.
    page_size: address.category === null ? 8 : largestPage,
  });
  const shown = data
    .map(toJobSummary)
    .filter(({ distanceKm }) => (distanceKm ?? 0) > radius.defaultKm)
    .slice(0, mostBeyond);
  // A job that is posted farther away than the last of them would not be shown.
  const reachKm = shown.length < mostBeyond ? radius.maxKm : (shown.at(-1)?.distanceKm ?? radius.maxKm);
  await tagPage(cellsWithin(reachKm));
  return shown;
}

const mostBeyond = 6;

/** Makes the page that is being rendered one of those that these tags refresh. */
const tagPage = (tags: string[]) => cached(['tags', ...tags], tags, async () => true);

async function otherCities({ place, slugs }: KnownPlace): Promise<KnownPlace[]> {
  const near = await nearbyCities(place.coordinates, 60, 13);
  return near
    .filter((each) => each.slugs.city !== slugs.city || each.slugs.state !== slugs.state)
    .slice(0, 12);
}

const cachedFor = <Answer>(
  name: string,
  { state, city, neighborhood, category, page }: ListingAddress,
  read: () => Promise<Answer>,
) =>
  cached(
    [name, state, city, neighborhood, category, page],
    [cacheTags.listing(state, city, neighborhood, category)],
    read,
  );

const isBeyondLast = (page: number, total: number) => page > 1 && (page - 1) * jobsPerPage >= total;
