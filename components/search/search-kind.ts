import type { PageKind } from '@/lib/http/page-templates';
import type { JobSummary } from '@/lib/jobs/job';
import type { CurrentPlace } from '@/lib/jobs/place-of-site';
import { type FoundJobs, givenPages } from '@/lib/jobs/queries';
import { type JobSearch, pageSizeOf } from '@/lib/jobs/search-params';
import type { EmbeddedAnswer } from '@/lib/places/embedded-provider';
import type { Coordinates, Place } from '@/lib/places/place';
import { placeCookieName, serializePlaceCookie } from '@/lib/places/place-cookie';
import { site } from '@/lib/site';
import { number, pluralCategory } from '@/messages/format';

type AskedSearch = {
  url: string;
  isHttps: boolean;
  search: JobSearch;
  /** The visitor's own place, where the search is around it. */
  own: CurrentPlace | null;
  /** What the point is called that was asked for; 'nothing' where none was. */
  where: EmbeddedAnswer;
  /** Null where the page shows no jobs. */
  found: FoundJobs | null;
  pageCount: number;
};

/**
 * What its page has in common with those of all searches that differ by their center, their words and what was found there. Null
 * where its number is said in other words than that of any stand-in.
 */
export function searchKind({
  url,
  isHttps,
  search,
  own,
  where,
  found,
  pageCount,
}: AskedSearch): PageKind | null {
  const [path, query] = url.split('?');
  const params = new URLSearchParams(query);
  const isInAddress = params.has('lat');
  const { total, isMore } = found ?? { total: 0, isMore: false };
  const { neighborhood, zipCode } = where.state === 'found' ? where.place.address : noParts;
  const hasWords = search.query !== '' && `${params.getAll('q')}` === search.query;
  const varying = ['lat', 'lng', ...(hasWords ? ['q'] : [])];
  const shared = new URLSearchParams([...params].filter(([name]) => !varying.includes(name)));
  // 'No jobs' and 'One job' are said in other words than any other number.
  const fewest = total < 2 ? total : null;
  const hasPages = pageCount > 1;
  const totalOf = ({ totals }: StandIns) => fewest ?? (hasPages ? totals.onPages : totals.onOnePage);
  const isSaidLike = (each: StandIns) => pluralCategory(totalOf(each)) === pluralCategory(total);
  if ((fewest !== null && isMore) || !standIns.every(isSaidLike)) return null;
  const country = where.state === 'outside' ? where.country : null;
  const parts = [hasWords, where.state, country, neighborhood !== null, zipCode !== null, fewest, hasPages];
  return {
    key: JSON.stringify([path, `${shared}`, isInAddress, own?.radiusKm, ...parts]),
    markup: ['jobs', 'pages', 'ways'],
    ask(which) {
      const standIn = standIns[which] ?? standIns[0];
      const { center, first, totals: _totals, ...texts } = standIn;
      const named: Place = {
        coordinates: center,
        address: {
          city: texts.city,
          state: texts.state,
          country: site.defaultCountry,
          street: null,
          zipCode: zipCode && texts.zipCode,
          neighborhood: neighborhood && texts.neighborhood,
        },
      };
      const madeUp = {
        jobs:
          fewest === 0 ? [] : [anyJob({ ...named, coordinates: first }, search.center === null ? null : 0)],
        total: totalOf(standIn),
        isMore: false,
        withoutMinimum: 0,
        unscheduled: 0,
        understoodAs: null,
        askedAt: Date.now(),
      };
      const asked = new URLSearchParams(params);
      if (hasWords) asked.set('q', texts.words);
      if (isInAddress) for (const name of ['lat', 'lng'] as const) asked.set(name, String(center[name]));
      const value = own && serializePlaceCookie({ place: named, radiusKm: own.radiusKm, isChosen: true });
      const given = (around: Coordinates | null, place: EmbeddedAnswer) =>
        givenPages(
          { ...search, center: around, ...(hasWords && { query: texts.words }) },
          search.page,
          pageSizeOf(search),
          { found: madeUp, place },
        );
      return {
        url: `${path}?${asked}`,
        cookie: value && `${placeCookieName(isHttps)}=${encodeURIComponent(value)}`,
        given:
          where.state === 'found'
            ? given(center, { ...where, place: named })
            : new Map([...given(center, where), ...given(null, { state: 'nothing' })]),
        placeholders: {
          ...texts,
          ...{ lat: String(center.lat), lng: String(center.lng) },
          ...{ firstLat: String(first.lat), firstLng: String(first.lng) },
          ...(fewest === null && { total: number(madeUp.total) }),
        },
      };
    },
  };
}

/**
 * Two of each, for lib/http/page-template.ts, of one length, because React divides its data by that. The texts have what is written
 * differently in HTML, in data, in an address and in a query; no other number that such a page says has these decimals.
 */
const standIns = [
  {
    center: { lat: 61.357, lng: -141.753 },
    first: { lat: 62.468, lng: -142.864 },
    totals: { onPages: 7531, onOnePage: 7.53 },
    ...textsWith('Q1'),
  },
  {
    center: { lat: 58.246, lng: -139.642 },
    first: { lat: 57.135, lng: -138.531 },
    totals: { onPages: 8642, onOnePage: 8.64 },
    ...textsWith('Y2'),
  },
] as const;

type StandIns = (typeof standIns)[number];

function textsWith(mark: string) {
  const text = (name: string) => `${mark} "&'<${name}>`;
  return {
    city: text('city'),
    state: text('state'),
    neighborhood: text('neighborhood'),
    zipCode: text('zip'),
    words: text('words'),
    title: text('title'),
    jobs: text('jobs'),
    pages: text('pages'),
    hint: text('hint'),
    ways: text('ways'),
  };
}

/** Of a place that is not known. */
const noParts = { neighborhood: null, zipCode: null };

/** A list has at least one; what it says is left out. */
const anyJob = (location: Place, distanceKm: number | null): JobSummary => ({
  id: '',
  slug: '',
  title: '',
  company: { name: '', logo: null },
  location,
  type: 'full-time',
  salary: null,
  tags: [],
  postedAt: new Date(0).toISOString(),
  distanceKm,
});
