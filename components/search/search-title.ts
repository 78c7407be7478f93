import type { JobSearch } from '@/lib/jobs/search-params';
import { placeLabel } from '@/lib/places/address-label';
import { isSamePoint, type Place } from '@/lib/places/place';
import { site } from '@/lib/site';
import { searchTitle as text } from '@/messages/jobs/search';

/** Search engines and tabs show about 60 characters, including the site's name. */
const maxTitleLength = 60 - ` | ${site.name}`.length;

/**
 * Returns the page title of a search: words, place, page number and view, so that tabs differ. The place is the typed
 * text, or the visitor's place; nothing is geocoded for the title.
 */
export function searchTitle(
  defaultTitle: string,
  { query, place, center, page, view }: Pick<JobSearch, 'query' | 'place' | 'center' | 'page' | 'view'>,
  visitorPlace: Place | null,
): string {
  const where =
    place ||
    (visitorPlace && (center === null || isSamePoint(visitorPlace.coordinates, center))
      ? placeLabel(visitorPlace)
      : '');
  const rest = `${page > 1 ? text.page({ page }) : ''}${view === 'map' ? text.map : ''}`;
  const formatTitle = (words: string, near: string) =>
    words === '' && near === ''
      ? defaultTitle + rest
      : `${words === '' ? text.jobs : `“${words}”`}${near === '' ? '' : text.near({ near })}${rest}`;
  const [town = ''] = where.split(',');
  const candidates = [formatTitle(query, where), formatTitle(query, town), formatTitle(query, '')];
  return (
    candidates.find((title) => title.length <= maxTitleLength) ?? formatTitle(`${query.slice(0, 24)}…`, '')
  );
}
