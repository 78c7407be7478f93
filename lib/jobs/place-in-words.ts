import 'server-only';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { placeLabel } from '@/lib/places/address-label';
import { geocodeEmbedded } from '@/lib/places/embedded-provider';
import { nearMe, wordsThenPlace } from '@/lib/places/near-me';
import { roundCoordinates } from '@/lib/places/place';
import { slugify } from '@/lib/slug';
import { defaultSort, type JobSearch } from './search-params';

/**
 * The search with the place that its words name, which is what somebody means who types 'barista in Oakland', whatever the
 * place box says; as it is where the gazetteer knows none of exactly that name ('manager in training'). 'near me' leaves the
 * search around the place box's, or the visitor's own place. Never throws.
 */
export async function withPlaceOfWords(search: JobSearch): Promise<JobSearch> {
  if (nearMe.test(search.query)) return withQuery(search, search.query.replace(nearMe, ''));
  const [, words = '', place = ''] = search.query.match(wordsThenPlace) ?? [];
  if (place === '') return search;
  try {
    const answer = await geocodeEmbedded(place);
    if (answer.state !== 'found') return search;
    const { city, neighborhood, state } = answer.place.address;
    const said = slugify(place);
    // Its state may follow, as a name or as two letters.
    const isNamed = [city, neighborhood].some((name) => {
      const slug = name ? slugify(name) : '';
      const rest = slug !== '' && `${said}-`.startsWith(`${slug}-`) ? said.slice(slug.length + 1) : null;
      return rest === '' || rest === slugify(state) || rest?.length === 2;
    });
    if (!isNamed && !/^\d{5}$/.test(said)) return search;
    return { ...withQuery(search, words), place, center: null };
  } catch (thrown) {
    logFault('place of searched words', thrown);
    return search;
  }
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
  if (asked === search || asked.place === '') return { search: asked, name: null };
  const answer = await geocodeEmbedded(asked.place).catch(() => null);
  if (answer?.state !== 'found') return { search, name: null };
  const center = roundCoordinates(answer.place.coordinates);
  const radiusKm = asked.radiusKm ?? radius.defaultKm;
  return { search: { ...asked, place: '', center, radiusKm }, name: placeLabel(answer.place) };
}
