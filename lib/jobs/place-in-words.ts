import 'server-only';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { placeLabel } from '@/lib/places/address-label';
import { geocodeEmbedded } from '@/lib/places/embedded-provider';
import { nearMe, wordsThenPlace } from '@/lib/places/near-me';
import { roundCoordinates } from '@/lib/places/place';
import { slugify } from '@/lib/slug';
import { defaultSort, type JobSearch } from './search-params';
import { suggestWork } from './suggest-work';
import { withFiltersOfWords } from './word-filters';

/**
 * The search around the place that its words name, as in 'barista in Oakland', 'barista austin' and 'Oakland barista'; it wins over the place box. Without
 * a place of exactly that name ('manager in training') the words stay. 'near me' is dropped from them, and pay and age become filters
 * (withFiltersOfWords). Never throws.
 */
export async function withPlaceOfWords(asked: JobSearch): Promise<JobSearch> {
  const search = withFiltersOfWords(asked);
  if (nearMe.test(search.query)) return withQuery(search, search.query.replace(nearMe, ''));
  try {
    const [, words = '', place = ''] = search.query.match(wordsThenPlace) ?? [];
    const found =
      place === '' ? await placeAtEitherEnd(search.query) : (await isPlaceName(place, 0)) && { words, place };
    return found ? { ...withQuery(search, found.words), place: found.place, center: null } : search;
  } catch (thrown) {
    logFault('place of searched words', thrown);
    return search;
  }
}

/** Without a word like 'in', only the name of a large city is one: 'Cook' and 'Baker' are towns. */
const largeCity = 50_000;
/** What people call large cities. */
const nicknames = /^(nyc|sf|la|dc|philly|vegas)$/i;
/** Large cities whose names mean something else in a search. */
const ambiguousNames =
  /^(commerce|enterprise|fishers|independence|industry|mobile|normal|orange|reading|sunrise|surprise|temple)$/i;

type Split = { words: string; place: string };

/** The large city or the state that the last one to three words name, else the first ones, and the other words. */
async function placeAtEitherEnd(query: string): Promise<Split | undefined> {
  if (query.includes('"')) return;
  const words = query.split(/[\s,]+/).filter((word) => word !== '');
  const split = (from: number, to?: number) => words.slice(from, to).join(' ');
  const lengths = [3, 2, 1].filter((length) => length <= words.length);
  const atEnd = await findPlace(
    lengths.map((length) => ({ words: split(0, -length), place: split(-length) })),
  );
  if (atEnd) return atEnd;
  const atStart = await findPlace(
    lengths.map((length) => ({ words: split(length), place: split(0, length) })),
  );
  // 'Austin Diner' may be a company.
  return atStart && (await suggestWork(query, null)).length === 0 ? atStart : undefined;
}

async function findPlace(splits: Split[]): Promise<Split | undefined> {
  const possible = splits.filter(({ place }) => !ambiguousNames.test(place));
  const isNamed = await Promise.all(possible.map(({ place }) => isPlaceName(place, largeCity)));
  return possible.find((_split, index) => isNamed[index]);
}

/** Whether the gazetteer knows a place of exactly this name with at least so many people, this state, or this ZIP code. */
async function isPlaceName(text: string, leastPopulation: number): Promise<boolean> {
  const answer = await geocodeEmbedded(text);
  if (answer.state === 'whole-state') return answer.slug === slugify(text);
  if (answer.state !== 'found') return false;
  const said = slugify(text);
  const typed = said.replace(/-?\d{5}$/, '');
  if (typed === '' || nicknames.test(typed)) return true;
  if (typed === said ? answer.population < leastPopulation : answer.unfitZip !== null) return false;
  const { city, neighborhood, state } = answer.place.address;
  // Its state may follow, as a name or as two letters.
  return [city, neighborhood].some((name) => {
    const slug = name ? slugify(name) : '';
    const rest = slug !== '' && `${typed}-`.startsWith(`${slug}-`) ? typed.slice(slug.length + 1) : null;
    return rest === '' || rest === slugify(state) || rest?.length === 2;
  });
}

const withQuery = (search: JobSearch, query: string): JobSearch => ({
  ...search,
  query,
  sort: search.sort === defaultSort(search) ? defaultSort({ ...search, query }) : search.sort,
});

/** The same for whoever answers without a page: around that place, which `name` says; null where the words name none. Never throws. */
export async function aroundPlaceOfWords(
  search: JobSearch,
): Promise<{ search: JobSearch; name: string | null }> {
  const asked = await withPlaceOfWords(search);
  const isThere = asked.place === search.place && asked.center === search.center;
  if (isThere || asked.place === '') return { search: asked, name: null };
  const answer = await geocodeEmbedded(asked.place).catch(() => null);
  if (answer?.state !== 'found') return { search: withFiltersOfWords(search), name: null };
  const center = roundCoordinates(answer.place.coordinates);
  const radiusKm = asked.radiusKm ?? radius.defaultKm;
  return { search: { ...asked, place: '', center, radiusKm }, name: placeLabel(answer.place) };
}
