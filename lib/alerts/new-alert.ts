import 'server-only';
import { withPlaceOfWords } from '@/lib/jobs/place-in-words';
import type { JobSearch } from '@/lib/jobs/search-params';
import { radius } from '@/lib/limits';
import { logFault } from '@/lib/log';
import { circleAround } from '@/lib/places/area';
import { geocodeEmbedded, reverseEmbedded } from '@/lib/places/embedded-provider';
import { geocode } from '@/lib/places/geocode';
import { type Coordinates, distanceKm, type Place, roundCoordinates } from '@/lib/places/place';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import { asNews, type JobAlertSearch, type TalentAlertSearch } from './alert';

/** A job alert that somebody is about to make of a search; without a place it cannot be saved as it is. */
type NewAlert = Omit<JobAlertSearch, 'place'> & {
  place: Place | null;
  /** Whether the search asWritten everything that an alert needs. */
  isComplete: boolean;
};

/**
 * What 'Email me new jobs like these' begins with. The search's own point stands, in words as near as they can be had;
 * `remembered` is the place that the visitor chose, which stands in where the search has none; `isNews` whether it is to be mailed.
 * Never throws.
 */
export async function newAlertOf(
  asked: JobSearch,
  remembered: Place | null,
  headers: Pick<Headers, 'get'>,
  isNews: boolean,
): Promise<NewAlert> {
  const search = await withPlaceOfWords(asked);
  const { more } = isNews ? asNews(search) : search;
  const circle = more.area && circleAround(more.area);
  const own = await placeOf(
    circle ? { ...search, center: circle.center, place: '' } : search,
    remembered,
    headers,
  );
  const radiusKm = circle ? Math.max(1, Math.ceil(circle.radiusKm)) : search.radiusKm;
  return {
    words: search.query,
    types: search.types,
    minPay: search.minPay,
    currency: 'USD',
    place: own ?? remembered,
    more,
    radiusKm: Math.round(radiusKm ?? radius.defaultKm),
    // A search of everywhere would become one of a circle that nobody chose.
    isComplete: own !== null && radiusKm !== null,
  };
}

/** What a talent alert begins with: everybody around the company (section 2: 25 km). */
export const newTalentAlertOf = (
  company: { location: Place } | null,
): Omit<TalentAlertSearch, 'place'> & { place: Place | null } => ({
  keywords: '',
  skills: [],
  minYears: null,
  maxYears: null,
  place: company?.location ?? null,
  radiusKm: radius.talentDefaultKm,
});

async function placeOf(
  { center, place: words }: JobSearch,
  remembered: Place | null,
  headers: Pick<Headers, 'get'>,
): Promise<Place | null> {
  try {
    if (center === null) return words === '' ? null : await typed(words, headers);
    if (remembered && isNear(remembered.coordinates, roundCoordinates(center), sameKm)) return remembered;
    return await named(center, words);
  } catch (thrown) {
    if (!(thrown instanceof Refusal)) logFault('place of a new alert', thrown);
    return null;
  }
}

async function typed(words: string, headers: Pick<Headers, 'get'>): Promise<Place | null> {
  await takeLimit('geocode', headers);
  const answer = await geocode(words);
  return answer.ok ? answer.place : null;
}

/** The point as a place: with the words that came with it, where those are of about there, else as the gazetteer has it. */
async function named(center: Coordinates, words: string): Promise<Place | null> {
  const asWritten = words === '' ? null : await geocodeEmbedded(words);
  if (asWritten?.state === 'found' && isNear(asWritten.place.coordinates, center, sameNameKm))
    return { ...asWritten.place, coordinates: center };
  const answer = await reverseEmbedded(center);
  return answer.state === 'found' ? { ...answer.place, coordinates: center } : null;
}

const isNear = (one: Coordinates, other: Coordinates, km: number) => distanceKm(one, other) <= km;

/** Points in an address are rounded to about 100 m (D36). */
const sameKm = 0.2;
const sameNameKm = 5;
