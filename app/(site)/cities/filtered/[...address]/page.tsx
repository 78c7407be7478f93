import type { Metadata } from 'next';
import { permanentRedirect, redirect } from 'next/navigation';
import { FilteredListing } from '@/components/listings/filtered-listing';
import { listingSearch } from '@/components/listings/listing-search';
import { nameOf } from '@/components/places/place-names';
import { pageTitle } from '@/components/seo/page-title';
import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { parseJobSearch, portableSearchQuery } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { findEmployer } from '@/lib/listings/employer-listing';
import { type ListingSegments, readListing } from '@/lib/listings/listing-address';
import { findKnownPlace, findListing } from '@/lib/listings/place-listing';
import type { ListingAddress } from '@/lib/place-routes';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { listingMetadata as text } from '@/messages/listings';
import { EmployerPage, metadataOfEmployer } from '../../../[place]/employer-page';

type Props = { params: Promise<{ address: string[] }>; searchParams: Promise<RawParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { address } = await params;
  const employer = employerOf(address);
  if (employer) return metadataOfEmployer(employer);
  const { plain, known, category } = await placeOf(address, await searchParams);
  return {
    title: pageTitle(
      text.title({ jobs: category ? categoryTitle(category) : text.jobs, name: nameOf(known), page: 1 }),
    ),
    alternates: { canonical: `${env().siteUrl}${placeRoutes.listing(plain)}` },
  };
}

/**
 * The per-request twin of the cached place pages: middleware.ts rewrites their addresses to this one when there is a filter in the
 * query, because a cached page cannot read it.
 */
export default async function FilteredPage({ params, searchParams }: Props) {
  const { address } = await params;
  const asked = await searchParams;
  const employer = employerOf(address);
  if (employer && (await findEmployer(employer)) === 'nothing') redirect(routes.address(address));
  if (employer) return <EmployerPage segments={employer} view={parseJobSearch(asked).view} />;
  const { plain, known, category } = await placeOf(address, asked);
  const read = parseJobSearch(asked);
  // The bar at the list's top asked for another place.
  if (read.place !== '' && read.place !== nameOf(known))
    redirect(routes.jobsNearMe(portableSearchQuery(read)));
  const search = {
    ...read,
    center: known.place.coordinates,
    // A category is a list around a place, at most as wide as the slider goes.
    radiusKm: category ? (read.radiusKm ?? radius.maxKm) : read.radiusKm,
    place: '',
  };
  return (
    <FilteredListing
      address={plain}
      known={known}
      category={category}
      search={{ ...listingSearch(plain, search.center), ...search }}
    />
  );
}

async function placeOf(address: readonly string[], asked: RawParams) {
  const segments = segmentsOf(address);
  const read = segments && readListing(segments);
  // The plain page says in full what is missing, and with its status; this one is on its way before it knows.
  if (!read || read.kind === 'impossible') redirect(routes.address(address));
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'address'));
  if (read.kind === 'moved') permanentRedirect(withQuery(read.to, query));
  const found = await findPlainPlace(segments, read.address);
  if (found === null || (found !== 'job' && 'gone' in found)) redirect(routes.address(address));
  // A job's address with a query is a plain page.
  if (found === 'job') permanentRedirect(routes.address(address));
  if ('movedTo' in found) permanentRedirect(withQuery(found.movedTo, query));
  const plain = { ...read.address, ...found.known.slugs, page: 1 };
  if (placeRoutes.listing(plain) !== placeRoutes.listing({ ...read.address, page: 1 }))
    permanentRedirect(withQuery(placeRoutes.listing(plain), query));
  return { plain, known: found.known, category: found.category };
}

/** The place, and the category as its plain page has it: there is none for a tag that no open job has. */
async function findPlainPlace(segments: ListingSegments, address: ListingAddress) {
  if (address.category === null) {
    const known = await findKnownPlace(address.state, address.city, address.neighborhood);
    return known === null || known === 'job' || 'gone' in known ? known : { known, category: null };
  }
  const found = await findListing(segments);
  return found === 'nothing' ? null : found;
}

function segmentsOf([place, city, third, fourth, fifth]: readonly string[]): ListingSegments | null {
  if (!place || !city) return null;
  if (third === 'jobs') return { place, city, category: fourth };
  if (fourth === 'jobs') return { place, city, neighborhood: third, category: fifth };
  return { place, city, neighborhood: third };
}

/** A company's name may have a slash. */
function employerOf([place, city, third, ...name]: readonly string[]) {
  return place && city && third === 'employers' && name.length > 0
    ? { place, city, employer: name.join('%2F') }
    : null;
}

function withQuery(path: string, asked: RawParams): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asked))
    for (const each of [value ?? []].flat()) query.append(name, each);
  return query.size === 0 ? path : `${path}?${query}`;
}
