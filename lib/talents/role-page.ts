import { jobTypeLabel, jobTypes } from '@/lib/employment/job-type';
import * as placeRoutes from '@/lib/place-routes';
import type { Coordinates } from '@/lib/places/place';
import type { RawParams } from '@/lib/search-params/search-params-reader';
import { rolePage as text } from '@/messages/talents/search';
import { parseTalentSearch, type TalentSearch, talentSearchQuery } from './search-params';

/** The end of an address `/{state}/{city}/talents/{role}/{availability}` (D14). */
type RolePage = { role: string; availability: string };

/**
 * The search of a role's page: the role is looked for in headlines and skills, 'any' is everybody; availability is 'now',
 * 'any' or a job type. Its query can narrow and order it. Null for another availability.
 */
export function rolePageSearch(center: Coordinates, role: RolePage, query: RawParams): TalentSearch | null {
  const own = ownFilters(role);
  if (!own) return null;
  const asked = parseTalentSearch(query);
  return {
    ...asked,
    center,
    query: asked.query || own.query,
    available: asked.available ?? own.available,
    types: asked.types.length > 0 ? asked.types : own.types,
  };
}

/** The address of a search around the same city: at the role's own address while that says it, else at that of everybody. */
export function rolePageHref(
  { state, city, ...role }: RolePage & { state: string; city: string },
  search: TalentSearch,
) {
  const own = ownFilters(role);
  const { lat, lng, ...query } = talentSearchQuery(search);
  const isOwn =
    own !== null &&
    own.query === search.query &&
    own.available === search.available &&
    own.types.join() === search.types.join();
  return isOwn
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
  const who = role === '' ? text.talents : text.talentsOf({ role });
  if (search.available === 'now') return text.availableNow({ who, placeName });
  return type
    ? text.lookingFor({ who, placeName, type: jobTypeLabel(type) })
    : text.inPlace({ who, placeName });
}

function ownFilters({
  role,
  availability,
}: RolePage): Pick<TalentSearch, 'query' | 'available' | 'types'> | null {
  const type = jobTypes.find((each) => each === availability);
  if (!type && availability !== 'now' && availability !== 'any') return null;
  return {
    query: role === 'any' ? '' : role.replaceAll('-', ' ').slice(0, 100),
    available: availability === 'now' ? 'now' : null,
    types: type ? [type] : [],
  };
}
