import type { Metadata } from 'next';
import { notFound, permanentRedirect } from 'next/navigation';
import { FilteredListing } from '@/components/jobs/place/filtered-listing';
import { listingSearch } from '@/components/jobs/place/listing-search';
import { nameOf } from '@/components/jobs/place/place-names';
import { env } from '@/lib/env';
import { type ListingSegments, readListing } from '@/lib/jobs/listing-address';
import { findKnownPlace } from '@/lib/jobs/place-listing';
import { parseJobSearch, type RawParams } from '@/lib/jobs/search-params';
import { routes } from '@/lib/routes';
import { EmployerPage, metadataOfEmployer } from '../../../[place]/employer-page';

type Props = { params: Promise<{ address: string[] }>; searchParams: Promise<RawParams> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { address } = await params;
  const employer = employerOf(address);
  if (employer) return metadataOfEmployer(employer);
  const { plain, known } = await placeOf(address, await searchParams);
  return {
    title: `Jobs in ${nameOf(known)}`,
    alternates: { canonical: `${env().siteUrl}${routes.listing(plain)}` },
  };
}

/**
 * The per-request twin of the cached place pages: next.config.ts rewrites their addresses to this one when there is a filter in the
 * query, because a cached page cannot read it.
 */
export default async function FilteredPage({ params, searchParams }: Props) {
  const { address } = await params;
  const asked = await searchParams;
  const employer = employerOf(address);
  if (employer) return <EmployerPage segments={employer} view={parseJobSearch(asked).view} />;
  const { plain, known } = await placeOf(address, asked);
  const search = { ...parseJobSearch(asked), center: known.place.coordinates, place: '' };
  return (
    <FilteredListing
      address={plain}
      known={known}
      search={{ ...listingSearch(plain, search.center), ...search }}
    />
  );
}

async function placeOf(address: readonly string[], asked: RawParams) {
  const segments = segmentsOf(address);
  const read = segments && readListing(segments);
  if (!read || read.kind === 'impossible') notFound();
  const query = Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'address'));
  if (read.kind === 'moved') permanentRedirect(withQuery(read.to, query));
  // A category, and a job's address with a query, are plain pages.
  if (read.address.category !== null) permanentRedirect(routes.listing(read.address));
  const known = await findKnownPlace(read.address.state, read.address.city, read.address.neighborhood);
  if (known === null) notFound();
  if (known === 'job') permanentRedirect(routes.address(address));
  const plain = { ...read.address, ...known.slugs, page: 1 };
  if (routes.listing(plain) !== routes.listing({ ...read.address, page: 1 }))
    permanentRedirect(withQuery(routes.listing(plain), query));
  return { plain, known };
}

function segmentsOf([place, city, third, fourth, fifth]: readonly string[]): ListingSegments | null {
  if (!place || !city) return null;
  if (third === 'jobs') return { place, city, category: fourth };
  if (fourth === 'jobs') return { place, city, neighborhood: third, category: fifth };
  return { place, city, neighborhood: third };
}

/** The rewrite turns an encoded slash of a name into a real one. */
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
