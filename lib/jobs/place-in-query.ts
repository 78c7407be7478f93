import 'server-only';
import { radius } from '@/lib/limits';
import { logError } from '@/lib/log';
import { placeLabel } from '@/lib/places/address-label';
import { geocodeEmbedded } from '@/lib/places/embedded-geocoder';
import { nearMePattern, wordsInPlacePattern } from '@/lib/places/near-me';
import { roundCoordinates } from '@/lib/places/place';
import { slugify } from '@/lib/slug';
import { defaultSort, type JobSearch } from './search-params';
import { suggestWork } from './suggest-work';
import { withFiltersFromQuery } from './word-filters';

/**
 * Moves a place from the words of a search into its `place`: 'barista in Oakland', 'barista austin', 'Oakland barista'.
 * This place wins over the place field. The words stay if no place has exactly that name ('manager in training').
 * Removes 'near me', and turns pay and age into filters (withFiltersFromQuery). Never throws.
 */
export async function withPlaceFromQuery(parsed: JobSearch): Promise<JobSearch> {
  const search = withFiltersFromQuery(parsed);
  if (nearMePattern.test(search.query)) return withQuery(search, search.query.replace(nearMePattern, ''));
  try {
    const [, words = '', place = ''] = search.query.match(wordsInPlacePattern) ?? [];
    const match =
      place === ''
        ? await findPlaceAtEitherEnd(search.query)
        : (await isPlaceName(place, 0)) && { words, place };
    return match ? { ...withQuery(search, match.words), place: match.place, center: null } : search;
  } catch (error) {
    logError('place of searched words', error);
    return search;
  }
}

/** Without a word like 'in', only large cities are recognized, because 'Cook' and 'Baker' are towns. */
const minLargeCityPopulation = 50_000;
/** Common short names of large cities. */
const nicknames = /^(nyc|sf|la|dc|philly|vegas)$/i;
/** Large cities whose names have another meaning in a search. */
const ambiguousNames =
  /^(commerce|enterprise|fishers|independence|industry|mobile|normal|orange|reading|sunrise|surprise|temple)$/i;

type Split = { words: string; place: string };

/** Splits a large city or state, of one to three words, off the end of the query, else off its start. */
async function findPlaceAtEitherEnd(query: string): Promise<Split | undefined> {
  if (query.includes('"')) return;
  const words = query.split(/[\s,]+/).filter((word) => word !== '');
  const join = (from: number, to?: number) => words.slice(from, to).join(' ');
  const lengths = [3, 2, 1].filter((length) => length <= words.length);
  const atEnd = await findPlace(lengths.map((length) => ({ words: join(0, -length), place: join(-length) })));
  if (atEnd) return atEnd;
  const atStart = await findPlace(lengths.map((length) => ({ words: join(length), place: join(0, length) })));
  // 'Austin Diner' may be a company.
  return atStart && (await suggestWork(query, null)).length === 0 ? atStart : undefined;
}

async function findPlace(splits: Split[]): Promise<Split | undefined> {
  const possible = splits.filter(({ place }) => !ambiguousNames.test(place));
  const isNamed = await Promise.all(possible.map(({ place }) => isPlaceName(place, minLargeCityPopulation)));
  return possible.find((_split, index) => isNamed[index]);
}

/**
 * Whether the text is exactly the name of a place with at least `minPopulation` people, a nickname of a large city, the
 * name of a state, or a ZIP code.
 */
async function isPlaceName(text: string, minPopulation: number): Promise<boolean> {
  const result = await geocodeEmbedded(text);
  if (result.state === 'whole-state') return result.slug === slugify(text);
  if (result.state !== 'found') return false;
  const typedSlug = slugify(text);
  const nameSlug = typedSlug.replace(/-?\d{5}$/, '');
  if (nameSlug === '' || nicknames.test(nameSlug)) return true;
  if (nameSlug === typedSlug ? result.population < minPopulation : result.mismatchedZip !== null)
    return false;
  const { city, neighborhood, state } = result.place.address;
  // The state may follow, as a name or two letters.
  return [city, neighborhood].some((name) => {
    const slug = name ? slugify(name) : '';
    const remainder =
      slug !== '' && `${nameSlug}-`.startsWith(`${slug}-`) ? nameSlug.slice(slug.length + 1) : null;
    return remainder === '' || remainder === slugify(state) || remainder?.length === 2;
  });
}

const withQuery = (search: JobSearch, query: string): JobSearch => ({
  ...search,
  query,
  sort: search.sort === defaultSort(search) ? defaultSort({ ...search, query }) : search.sort,
});

/**
 * Like withPlaceFromQuery, for an API: also geocodes the place. `name` is the place's name, or null if the words
 * contain no place. Never throws.
 */
export async function resolvePlaceInQuery(
  search: JobSearch,
): Promise<{ search: JobSearch; name: string | null }> {
  const located = await withPlaceFromQuery(search);
  const isSamePlace = located.place === search.place && located.center === search.center;
  if (isSamePlace || located.place === '') return { search: located, name: null };
  const result = await geocodeEmbedded(located.place).catch(() => null);
  if (result?.state !== 'found') return { search: withFiltersFromQuery(search), name: null };
  const center = roundCoordinates(result.place.coordinates);
  const radiusKm = located.radiusKm ?? radius.defaultKm;
  return { search: { ...located, place: '', center, radiusKm }, name: placeLabel(result.place) };
}
