import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { FilteredListing } from '@/components/listings/filtered-listing';
import { toListingSearch } from '@/components/listings/listing-search';
import { formatPlaceName } from '@/components/places/place-names';
import { pageTitle } from '@/components/seo/page-title';
import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { parseJobSearch, portableSearchQuery } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { getEmployerListing } from '@/lib/listings/employer-listing';
import { type ListingSegments, parseListingAddress } from '@/lib/listings/listing-address';
import { getListing, getPlaceBySlugs } from '@/lib/listings/place-listing';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { listingMetadata as text } from '@/messages/listings';
import { EmployerPage, getEmployerMetadata } from '../../../[place]/employer-page';

type Props = { params: Promise<{ address: string[] }>; searchParams: Promise<RawParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { address } = await params;
  const employer = toEmployerSegments(address);
  if (employer) return getEmployerMetadata(employer);
  const { listingAddress, gazetteerPlace, category } = await resolvePlace(address, await searchParams);
  return {
    title: pageTitle(
      text.title({
        jobs: category ? categoryTitle(category) : text.jobs,
        name: formatPlaceName(gazetteerPlace),
        page: 1,
      }),
    ),
    alternates: { canonical: `${env().siteUrl}${placeRoutes.listing(listingAddress)}` },
  };
}

/**
 * The per-request version of the cached place pages, which can't read a query: middleware.ts rewrites place URLs with
 * filters to this page.
 */
export default async function FilteredPage({ params, searchParams }: Props) {
  const { address } = await params;
  const query = await searchParams;
  const employer = toEmployerSegments(address);
  if (employer && (await getEmployerListing(employer)) === 'not-found')
    redirect(routes.fromSegments(address));
  if (employer) return <EmployerPage segments={employer} view={parseJobSearch(query).view} />;
  const { listingAddress, gazetteerPlace, category } = await resolvePlace(address, query);
  const parsedSearch = parseJobSearch(query);
  // The query has another place, typed into the search bar.
  if (parsedSearch.place !== '' && parsedSearch.place !== formatPlaceName(gazetteerPlace))
    redirect(routes.jobsNearMe(portableSearchQuery(parsedSearch)));
  const search = {
    ...parsedSearch,
    center: gazetteerPlace.place.coordinates,
    // A category page is a list around a place: any distance means the slider's maximum.
    radiusKm: category ? (parsedSearch.radiusKm ?? radius.maxKm) : parsedSearch.radiusKm,
    place: '',
  };
  return (
    <FilteredListing
      address={listingAddress}
      gazetteerPlace={gazetteerPlace}
      category={category}
      search={{ ...toListingSearch(listingAddress, search.center), ...search }}
    />
  );
}

async function resolvePlace(address: readonly string[], params: RawParams) {
  const segments = toListingSegments(address);
  const parsed = segments && parseListingAddress(segments);
  // The cached page responds with a 404; this page is already streaming, so it can't set a status.
  if (!parsed || parsed.kind === 'invalid') redirect(routes.fromSegments(address));
  const query = Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'address'));
  if (parsed.kind === 'moved') permanentRedirect(withQuery(parsed.to, query));
  const result = await getPlaceAndCategory(segments, parsed.address);
  if (result === null || (result !== 'job' && 'reason' in result)) redirect(routes.fromSegments(address));
  // A job's page is cached and reads no query.
  if (result === 'job') permanentRedirect(routes.fromSegments(address));
  if ('movedTo' in result) permanentRedirect(withQuery(result.movedTo, query));
  const listingAddress = { ...parsed.address, ...result.place.slugs, page: 1 };
  if (placeRoutes.listing(listingAddress) !== placeRoutes.listing({ ...parsed.address, page: 1 }))
    permanentRedirect(withQuery(placeRoutes.listing(listingAddress), query));
  return { listingAddress, gazetteerPlace: result.place, category: result.category };
}

/** Finds the place and category as the cached page does; null for an unknown place or a tag without open jobs. */
async function getPlaceAndCategory(segments: ListingSegments, address: ListingAddress) {
  if (address.category === null) {
    const place = await getPlaceBySlugs(address.state, address.city, address.neighborhood);
    return place === null || place === 'job' || 'reason' in place ? place : { place, category: null };
  }
  const result = await getListing(segments);
  return result === 'not-found' ? null : result;
}

function toListingSegments([place, city, third, fourth, fifth]: readonly string[]): ListingSegments | null {
  if (!place || !city) return null;
  if (third === 'jobs') return { place, city, category: fourth };
  if (fourth === 'jobs') return { place, city, neighborhood: third, category: fifth };
  return { place, city, neighborhood: third };
}

/** Joins the rest of the path, because a company name can contain a slash. */
function toEmployerSegments([place, city, third, ...name]: readonly string[]) {
  return place && city && third === 'employers' && name.length > 0
    ? { place, city, employer: name.join('%2F') }
    : null;
}

function withQuery(path: string, params: RawParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    for (const item of [value ?? []].flat()) query.append(name, item);
  return query.size === 0 ? path : `${path}?${query}`;
}
