import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import * as placeRoutes from '@/lib/place-routes';
import type { Coordinates } from '@/lib/places/place';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { rolePage as text } from '@/messages/talents/search';
import { parseTalentSearch, type TalentSearch, talentSearchQuery } from './search-params';

/** The end of a path `/{state}/{city}/talents/{role}/{availability}` (D14). */
type RolePage = { role: string; availability: string };

/**
 * The search of a role's page; null for an unknown availability. Role 'any' means all talents; availability is 'now',
 * 'any' or a job type. The URL's `query` can change the filters and the order.
 */
export function rolePageSearch(center: Coordinates, role: RolePage, query: RawParams): TalentSearch | null {
  const roleFilters = parseRoleFilters(role);
  if (!roleFilters) return null;
  const parsed = parseTalentSearch(query);
  return {
    ...parsed,
    center,
    query: parsed.query || roleFilters.query,
    available: parsed.available ?? roleFilters.available,
    types: parsed.types.length > 0 ? parsed.types : roleFilters.types,
  };
}

/**
 * The URL of a search around the same city: the role's page if the search still matches it, else the page of all
 * talents.
 */
export function rolePageHref(
  { state, city, ...role }: RolePage & { state: string; city: string },
  search: TalentSearch,
) {
  const roleFilters = parseRoleFilters(role);
  const { lat, lng, ...query } = talentSearchQuery(search);
  const isRoleSearch =
    roleFilters !== null &&
    roleFilters.query === search.query &&
    roleFilters.available === search.available &&
    roleFilters.types.join() === search.types.join();
  return isRoleSearch
    ? placeRoutes.talents(state, city, role.role, role.availability, {
        ...query,
        q: null,
        available: null,
        type: null,
      })
    : placeRoutes.talents(state, city, 'any', 'any', query);
}

/** 'Night Baker talents in Austin, Texas, available now', 'Talents in Austin, Texas, looking for Part Time'. */
export function rolePageTitle(search: TalentSearch, placeName: string): string {
  const role = search.query.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
  const [type] = search.types;
  const talents = role === '' ? text.talents : text.talentsOfRole({ role });
  if (search.available === 'now') return text.availableNow({ who: talents, placeName });
  return type
    ? text.lookingFor({ who: talents, placeName, type: jobTypeLabel(type) })
    : text.inPlace({ who: talents, placeName });
}

function parseRoleFilters({
  role,
  availability,
}: RolePage): Pick<TalentSearch, 'query' | 'available' | 'types'> | null {
  const type = jobTypes.find((jobType) => jobType === availability);
  if (!type && availability !== 'now' && availability !== 'any') return null;
  return {
    query: role === 'any' ? '' : role.replaceAll('-', ' ').slice(0, 100),
    available: availability === 'now' ? 'now' : null,
    types: type ? [type] : [],
  };
}
