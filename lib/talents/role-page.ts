import type { Coordinates } from '@/lib/places/place';
import { radius } from '@/lib/site';
import { jobTypeLabel, jobTypes } from '@/lib/work/job-type';
import { lastTalentPage, type TalentSearch } from './search-params';

/**
 * The search of `/{state}/{city}/talents/{role}/{availability}` (D14): the role is looked for in headlines and skills, 'any'
 * is everybody; availability is 'now', 'any' or a job type. Null for anything else.
 */
export function rolePageSearch(
  center: Coordinates,
  { role, availability, page }: { role: string; availability: string; page: string | undefined },
): TalentSearch | null {
  const type = jobTypes.find((each) => each === availability);
  if (!type && availability !== 'now' && availability !== 'any') return null;
  return {
    center,
    radiusKm: radius.talentDefaultKm,
    query: role === 'any' ? '' : role.replaceAll('-', ' ').slice(0, 100),
    minYears: null,
    maxYears: null,
    available: availability === 'now' ? 'now' : null,
    types: type ? [type] : [],
    maxPay: null,
    sort: 'distance',
    view: 'list',
    page: /^\d{1,4}$/.test(page ?? '') ? Math.min(lastTalentPage, Math.max(1, Number(page))) : 1,
  };
}

/** 'Night Baker talents in Austin, Texas, available now', 'Talents in Austin, Texas, looking for Part Time'. */
export function rolePageTitle(search: TalentSearch, placeName: string): string {
  const role = search.query.replace(/(^|\s)\S/g, (letter) => letter.toUpperCase());
  const [type] = search.types;
  const when =
    search.available === 'now' ? ', available now' : type ? `, looking for ${jobTypeLabel(type)}` : '';
  return `${role === '' ? 'Talents' : `${role} talents`} in ${placeName}${when}`;
}
