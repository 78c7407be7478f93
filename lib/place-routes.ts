import { slugify } from '@/lib/slug';
import { type Query, withQuery } from '@/lib/with-query';

// Routes with place names. In a separate file, so that pages without them don't bundle `slugify`.

/** '/state/city/neighborhood/slug', '/state/city/slug' without a neighborhood, or '/slug' without a city (D7). */
export function job({ slug, location: { address } }: JobAddress): string {
  const state = slugify(address.state);
  const city = slugify(address.city);
  if (!isPlaceName(state) || !isPlaceName(city)) return `/${encodeURIComponent(slug)}`;
  const neighborhood = address.neighborhood ? slugify(address.neighborhood) : '';
  const parts = isPlaceName(neighborhood) ? [state, city, neighborhood, slug] : [state, city, slug];
  return `/${parts.map(encodeURIComponent).join('/')}`;
}

export const city = (state: string, city: string) => `/${segment(state)}/${segment(city)}`;
export const employer = (state: string, city: string, company: string) =>
  `/${segment(state)}/${segment(city)}/employers/${encodeURIComponent(companySlug(company))}`;
/** A company's name as a path segment. NFC, because a typed 'é' may be one character or two. */
export const companySlug = (name: string) => name.normalize('NFC').toLowerCase();
/** The role 'any' lists all talents; availability is 'now', 'any' or a job type (D14). */
export const talents = (state: string, city: string, role: string, availability: string, query: Query = {}) =>
  withQuery(
    `/${[segment(state), segment(city), 'talents', segment(role), segment(availability)].join('/')}`,
    query,
  );
/** `page` starts at 1. */
export const employerPage = (state: string, city: string, company: string, page: number) =>
  `${employer(state, city, company)}${pageSuffix(page)}`;
export const state = (state: string) => `/${segment(state)}`;
export const listing = (address: ListingAddress, query: Query = {}) => withQuery(listingPath(address), query);
export const cities = (initial?: string) =>
  initial === undefined ? '/cities' : `/cities/${segment(initial)}`;
export const feed = (format: 'rss' | 'atom' | 'json', address: ListingAddress) =>
  `/feeds/${format}${listingPath({ ...address, page: 1 })}`;
export const employerFeed = (format: 'rss' | 'atom' | 'json', state: string, city: string, company: string) =>
  `/feeds/${format}${employer(state, city, company)}`;
export const listingImage = (address: ListingAddress) => `/og/place${listingPath({ ...address, page: 1 })}`;

/** The fields of a job that its path is made of. */
export type JobAddress = {
  slug: string;
  location: { address: { state: string; city: string; neighborhood: string | null } };
};

/** A place's list of jobs, as slugs: the place, an optional category (D13) and a page from 1. */
export type ListingAddress = {
  state: string;
  city: string;
  neighborhood: string | null;
  category: string | null;
  page: number;
};

const isPlaceName = (slug: string) => slug !== '' && slug !== 'unknown' && !reservedPlaceSlugs.has(slug);

/** Segments that follow a city in a path and so can't be neighborhoods (D10). */
export const reservedPlaceSlugs: ReadonlySet<string> = new Set(['employers', 'talents', 'jobs', 'page']);

function listingPath({ state, city, neighborhood, category, page }: ListingAddress): string {
  const parts = [
    state,
    city,
    ...(neighborhood ? [neighborhood] : []),
    ...(category ? ['jobs', category] : []),
  ];
  return `/${parts.map(encodeURIComponent).join('/')}${pageSuffix(page)}`;
}

const pageSuffix = (page: number) => (page > 1 ? `/page/${page}` : '');

const segment = (name: string) => encodeURIComponent(slugify(name));
