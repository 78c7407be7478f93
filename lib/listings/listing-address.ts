import { parseSegment } from '@/lib/jobs/job-address';
import { getLastPage } from '@/lib/jobs/search-params';
import * as placeRoutes from '@/lib/place-routes';
import { type ListingAddress, reservedPlaceSlugs } from '@/lib/place-routes';
import { findUsState } from '@/lib/places/us-states';
import { slugify } from '@/lib/slug';

/**
 * 'moved': the URL differs from its canonical form (capitals, `tx`, page 1). 'invalid' needs no database query (D9).
 */
type ParsedListing =
  | { kind: 'invalid' }
  | { kind: 'moved'; to: string }
  | { kind: 'valid'; address: ListingAddress };

/** The route parameters of a place page, percent-encoded. */
export type ListingSegments = {
  place: string;
  city: string;
  neighborhood?: string | undefined;
  category?: string | undefined;
  page?: string | undefined;
};

/** Parses the URL of a place's job list (D8, D9, D13). */
export function parseListingAddress(segments: ListingSegments): ParsedListing {
  const rawSegments = [segments.place, segments.city, segments.neighborhood, segments.category];
  const slugs = rawSegments.map((segment) => (segment === undefined ? null : parseSegment(segment)));
  const [stateSlug, city, neighborhood = null, category = null] = slugs;
  const isBroken = rawSegments.some((segment, index) => segment !== undefined && slugs[index] === null);
  const page = parsePage(segments.page, getLastPage({ view: 'list' }));
  if (isBroken || !stateSlug || !city || page === null) return { kind: 'invalid' };
  if ([city, neighborhood].some((slug) => slug !== null && reservedPlaceSlugs.has(slug)))
    return { kind: 'invalid' };
  const usState = findUsState(stateSlug);
  const state = usState ? slugify(usState.name) : stateSlug;
  const address = { state, city, neighborhood, category, page };
  const canonical = [state, city, neighborhood, category];
  const isCanonical = rawSegments.every(
    (segment, index) => segment === undefined || decodeURIComponent(segment) === canonical[index],
  );
  return isCanonical && segments.page !== '1'
    ? { kind: 'valid', address }
    : { kind: 'moved', to: placeRoutes.listing(address) };
}

/** A page number in canonical form; null if the text is not one or exceeds `lastPage`. */
export function parsePage(text: string | undefined, lastPage: number): number | null {
  if (text === undefined) return 1;
  if (!/^[1-9]\d{0,3}$/.test(text)) return null;
  const page = Number(text);
  return page <= lastPage ? page : null;
}
