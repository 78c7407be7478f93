import 'server-only';
import { cache } from 'react';
import { cacheTags } from '@/lib/cache/cache-tags';
import { cached } from '@/lib/cache/cached';
import { tagLabel } from '@/lib/employment/tag-label';
import { type Category, parseCategory } from '@/lib/jobs/category';
import type { JobSummary } from '@/lib/jobs/job';
import { type JobSummaryRow, toIsoTime, toJobSummary } from '@/lib/jobs/job-row';
import { type MissingJob, type MissingJobRow, toMissingJob } from '@/lib/jobs/missing-job';
import { listJobs } from '@/lib/jobs/queries';
import { jobsPerPage } from '@/lib/jobs/search-params';
import { maxPageSize, radius } from '@/lib/limits';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import { cellsAround } from '@/lib/places/cells-around';
import type { GazetteerPlace } from '@/lib/places/gazetteer-place';
import { type FoundPlaceRow, toGazetteerPlace } from '@/lib/places/gazetteer-place-row';
import { listNearbyCities } from '@/lib/places/queries';
import { catalogClient } from '@/lib/supabase/catalog';
import { publicClient } from '@/lib/supabase/public';
import { callAsVisitor } from '@/lib/supabase/visitor-call';
import { type ListingSegments, parseListingAddress } from './listing-address';
import { minJobsToIndex, type PlaceFacts, reconcileTotal } from './place-facts';

export type PlaceListing = {
  address: ListingAddress;
  place: GazetteerPlace;
  category: Category | null;
  total: number;
  /** Counting stopped at a limit: there are more jobs than `total`. */
  isMore: boolean;
  newest: string | null;
  jobs: JobSummary[];
  /** Null on category pages and after page 1. */
  facts: PlaceFacts | null;
  /** Nearest first. */
  nearbyCities: GazetteerPlace[];
  /** The nearest jobs outside the radius, if there are few inside. */
  jobsBeyondRadius: JobSummary[];
};

/** 'job': the URL is a job's page (D8). */
export type ListingResult = PlaceListing | 'not-found' | 'job' | MissingJob | { movedTo: string };

export const isPlaceListing = (found: ListingResult): found is PlaceListing =>
  typeof found === 'object' && 'category' in found;

/** The listing at a URL. An invalid URL needs no database query, an unknown one a single query (D9). */
export async function getListing(segments: ListingSegments): Promise<ListingResult> {
  const parsed = parseListingAddress(segments);
  if (parsed.kind === 'invalid') return 'not-found';
  if (parsed.kind === 'moved') return { movedTo: parsed.to };
  const { state, city, neighborhood } = parsed.address;
  const found = await (parsed.address.category === null
    ? getPlaceBySlugs(state, city, neighborhood)
    : getCategoryAt(parsed.address, parsed.address.category));
  if (found === null) return 'not-found';
  if (found === 'job' || 'reason' in found) return found;
  const place = 'category' in found ? found.place : found;
  const address = { ...parsed.address, ...place.slugs };
  if (placeRoutes.listing(address) !== placeRoutes.listing(parsed.address))
    return { movedTo: placeRoutes.listing(address) };
  if ('category' in found) return buildCategoryListing(address, found);
  return (await buildPlaceListing(address, place)) ?? 'not-found';
}

/** The newest jobs of a listing, at most 50. */
export function listFeedJobs({ address, place, category }: PlaceListing): Promise<JobSummary[]> {
  const { lat, lng } = place.place.coordinates;
  return cachedForListing('feed', { ...address, page: 1 }, async () => {
    if (category === null) {
      const { data } = await publicClient()
        .rpc('search_jobs', {
          center_lat: lat,
          center_lng: lng,
          radius_km: radius.defaultKm,
          sort: 'date',
          page_size: maxPageSize,
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
        page_size: maxPageSize,
        sort: 'date',
      })
      .throwOnError();
    return (data as { jobs: JobSummaryRow[] }).jobs.map(toJobSummary);
  });
}

/**
 * The place at a URL, from the gazetteer or from posted jobs; 'job' for a job's URL. Null for an unknown city. For an
 * unknown name in a known city, a MissingJob, because the name may be that of a deleted job.
 */
export const getPlaceBySlugs = cache(
  async (
    state: string,
    city: string,
    neighborhood: string | null,
  ): Promise<GazetteerPlace | 'job' | MissingJob | null> => {
    const data = await callAsVisitor('get_listing', {
      state,
      city,
      ...(neighborhood === null ? {} : { name: neighborhood }),
    });
    const found = data as { place: FoundPlaceRow } | { jobId: string } | MissingJobRow | null;
    if (found === null) return null;
    if ('near' in found) return toMissingJob(found);
    return 'jobId' in found ? 'job' : toGazetteerPlace(found.place);
  },
);

async function buildPlaceListing(
  address: ListingAddress,
  place: GazetteerPlace,
): Promise<PlaceListing | null> {
  const { coordinates } = place.place;
  const facts = await getPlaceFacts(place);
  if (isPastLastPage(address.page, facts.total)) return null;
  const [jobs, neighbors, jobsBeyondRadius] = await Promise.all([
    cachedForListing('listing-jobs', address, () =>
      listJobs(
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
    cachedForListing('neighbors', address, () => listOtherCities(place)),
    facts.total < minJobsToIndex ? listJobsBeyondRadius(address, place) : [],
  ]);
  const isFirst = address.page === 1;
  return {
    address,
    place,
    category: null,
    ...reconcileTotal(facts, address.page, jobs.length),
    newest: facts.newest,
    jobs,
    facts: isFirst ? facts : null,
    nearbyCities: isFirst ? neighbors : [],
    jobsBeyondRadius,
  };
}

type CategoryRow = {
  total: number;
  is_more: boolean;
  newest: string | null;
  name: string | null;
  jobs: JobSummaryRow[];
};
type CategoryLookup = { place: GazetteerPlace; category: Category; row: CategoryRow };

/**
 * Like `getPlaceBySlugs`, with one page of a category's jobs. Also null for a tag without open jobs and for a page after
 * the last (D13).
 */
async function getCategoryAt(address: ListingAddress, slug: string): Promise<CategoryLookup | 'job' | null> {
  const { state, city, neighborhood, page } = address;
  const found = await getCategoryRow(state, city, neighborhood, slug, page);
  // An unknown neighborhood has no category pages.
  if (found === null || 'near' in found) return null;
  if ('jobId' in found) return 'job';
  return { place: toGazetteerPlace(found.place), category: parseCategory(slug), row: found.category };
}

const getCategoryRow = cache(
  (state: string, city: string, neighborhood: string | null, category: string, page: number) => {
    const address = { state, city, neighborhood, category, page };
    return cachedForListing('category-page', address, async () => {
      const { data } = await catalogClient()
        .rpc('get_category_listing', {
          state,
          city,
          // The generated types don't allow null here.
          name: neighborhood as string,
          category,
          radius_km: radius.defaultKm,
          page_size: jobsPerPage,
          page_offset: (page - 1) * jobsPerPage,
        })
        .throwOnError();
      return data as
        | { place: FoundPlaceRow; category: CategoryRow }
        | { jobId: string }
        | MissingJobRow
        | null;
    });
  },
);

async function buildCategoryListing(
  address: ListingAddress,
  { place, category, row }: CategoryLookup,
): Promise<PlaceListing> {
  return {
    address,
    place,
    category: category.kind === 'tag' && row.name ? { ...category, label: tagLabel(row.name) } : category,
    total: row.total,
    isMore: row.is_more,
    newest: row.newest && toIsoTime(row.newest),
    jobs: row.jobs.map(toJobSummary),
    facts: null,
    nearbyCities: [],
    jobsBeyondRadius: row.total < minJobsToIndex ? await listJobsBeyondRadius(address, place) : [],
  };
}

/** Cached until a job around the place is posted or ends, for a minute at most. */
async function getPlaceFacts({ place, slugs }: GazetteerPlace): Promise<PlaceFacts> {
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
  return { ...facts, newest: facts.newest && toIsoTime(facts.newest) };
}

/** The nearest open jobs within 100 km but outside the radius, across city and state lines. */
async function listJobsBeyondRadius(
  address: ListingAddress,
  { place }: GazetteerPlace,
): Promise<JobSummary[]> {
  const cellsWithin = (km: number) => cellsAround(place.coordinates, km).map(cacheTags.nearbyCell);
  const data = await callAsVisitor('search_jobs', {
    center_lat: place.coordinates.lat,
    center_lng: place.coordinates.lng,
    radius_km: radius.maxKm,
    sort: 'distance',
    // Jobs inside the radius come first. They are few here, except on a category page.
    page_size: address.category === null ? 8 : maxPageSize,
  });
  const nearestJobs = data
    .map(toJobSummary)
    .filter(({ distanceKm }) => (distanceKm ?? 0) > radius.defaultKm)
    .slice(0, maxJobsBeyond);
  // A new job farther away than the last listed job would not appear, so only nearer cells matter.
  const reachKm =
    nearestJobs.length < maxJobsBeyond ? radius.maxKm : (nearestJobs.at(-1)?.distanceKm ?? radius.maxKm);
  await addPageTags(cellsWithin(reachKm));
  return nearestJobs;
}

const maxJobsBeyond = 6;

/** Adds these cache tags to the page that is being rendered. */
const addPageTags = (tags: string[]) => cached(['tags', ...tags], tags, async () => true);

async function listOtherCities({ place, slugs }: GazetteerPlace): Promise<GazetteerPlace[]> {
  const cities = await listNearbyCities(place.coordinates, 60, 13);
  return cities
    .filter((candidate) => candidate.slugs.city !== slugs.city || candidate.slugs.state !== slugs.state)
    .slice(0, 12);
}

const cachedForListing = <Value>(
  name: string,
  { state, city, neighborhood, category, page }: ListingAddress,
  load: () => Promise<Value>,
) =>
  cached(
    [name, state, city, neighborhood, category, page],
    [cacheTags.listing(state, city, neighborhood, category)],
    load,
  );

const isPastLastPage = (page: number, total: number) => page > 1 && (page - 1) * jobsPerPage >= total;
