import { readSegment } from '@/lib/jobs/job-address';
import { lastPageOf } from '@/lib/jobs/search-params';
import * as placeRoutes from '@/lib/place-routes';
import { type ListingAddress, reservedPlaceSlugs } from '@/lib/place-routes';
import { findUsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';

/** An address of another form (capitals, `tx`, page 1) leads to its canonical form; an impossible one is not looked up (D9). */
type ReadListing =
  | { kind: 'impossible' }
  | { kind: 'moved'; to: string }
  | { kind: 'read'; address: ListingAddress };

/** The segments of a place's page as the router hands them over, percent-encoded. */
export type ListingSegments = {
  place: string;
  city: string;
  neighborhood?: string | undefined;
  category?: string | undefined;
  page?: string | undefined;
};

/** Reads the address of a place's list of jobs (D8, D9, D13). */
export function readListing(segments: ListingSegments): ReadListing {
  const given = [segments.place, segments.city, segments.neighborhood, segments.category];
  const slugs = given.map((segment) => (segment === undefined ? null : readSegment(segment)));
  const [first, city, neighborhood = null, category = null] = slugs;
  const isBroken = given.some((segment, index) => segment !== undefined && slugs[index] === null);
  const page = readPage(segments.page, lastPageOf({ view: 'list' }));
  if (isBroken || !first || !city || page === null) return { kind: 'impossible' };
  if ([city, neighborhood].some((slug) => slug !== null && reservedPlaceSlugs.has(slug)))
    return { kind: 'impossible' };
  const usState = findUsState(first);
  const state = usState ? slugify(usState.name) : first;
  const address = { state, city, neighborhood, category, page };
  const wanted = [state, city, neighborhood, category];
  const isCanonical = given.every(
    (segment, index) => segment === undefined || decodeURIComponent(segment) === wanted[index],
  );
  return isCanonical && segments.page !== '1'
    ? { kind: 'read', address }
    : { kind: 'moved', to: placeRoutes.listing(address) };
}

/** Whole numbers as we write them; null for what no page of ours is called, and beyond the last one, where nothing is looked up. */
export function readPage(text: string | undefined, lastPage: number): number | null {
  if (text === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/.test(text)) return null;
  const page = Number(text);
  return page <= lastPage ? page : null;
}
