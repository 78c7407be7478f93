import type { JobSearch } from '@/lib/jobs/search-params';
import { placeLabel } from '@/lib/places/address-label';
import { type Coordinates, type Place, roundCoordinates } from '@/lib/places/place';
import { site } from '@/lib/site';
import { searchTitle as text } from '@/messages/jobs/search';

/** What search engines, tabs and the history show of a title, with the site's name behind it. */
const longest = 60 - ` | ${site.name}`.length;

/**
 * The title of a search's page, by which one tab is told from another: what is looked for, near where, which page, and whether
 * it is a map. The place is as it was typed, else the visitor's; a title is worth no look-up of its own.
 */
export function searchTitle(
  plain: string,
  { query, place, center, page, view }: Pick<JobSearch, 'query' | 'place' | 'center' | 'page' | 'view'>,
  own: Place | null,
): string {
  const where = place || (own && (center === null || isAt(own, center)) ? placeLabel(own) : '');
  const rest = `${page > 1 ? text.page({ page }) : ''}${view === 'map' ? text.map : ''}`;
  const say = (words: string, near: string) =>
    words === '' && near === ''
      ? plain + rest
      : `${words === '' ? text.jobs : `“${words}”`}${near === '' ? '' : text.near({ near })}${rest}`;
  const [town = ''] = where.split(',');
  const forms = [say(query, where), say(query, town), say(query, ''), say(`${query.slice(0, 24)}…`, '')];
  return forms.find((each) => each.length <= longest) ?? say(`${query.slice(0, 24)}…`, '');
}

function isAt({ coordinates }: Place, center: Coordinates): boolean {
  const [own, asked] = [roundCoordinates(coordinates), roundCoordinates(center)];
  return own.lat === asked.lat && own.lng === asked.lng;
}
