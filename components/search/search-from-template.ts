import { cardsMarkup } from '@/components/cards/card-markup';
import { cardRows } from '@/components/cards/card-rows';
import { pageLinks } from '@/components/results/page-links';
import type { FilledPage } from '@/lib/http/answer-directly';
import type { PageValues } from '@/lib/http/page-template';
import { PageTemplates } from '@/lib/http/page-templates';
import type { Render } from '@/lib/http/render-alone';
import { keepSearch, keepWithoutPlace } from '@/lib/jobs/keep-search';
import { mayNamePlace } from '@/lib/jobs/place-in-words';
import { type CurrentPlace, placeOfSite } from '@/lib/jobs/place-of-site';
import { askAhead, type FoundJobs, noteSearch, type SearchedJobs } from '@/lib/jobs/queries';
import {
  type JobSearch,
  lastPageOf,
  lastShown,
  pageSizeOf,
  parseJobSearch,
  portableSearchQuery,
} from '@/lib/jobs/search-params';
import { searchPages } from '@/lib/jobs/shared-search';
import { radius } from '@/lib/limits';
import { placeLabel } from '@/lib/places/address-label';
import type { EmbeddedAnswer } from '@/lib/places/embedded-provider';
import { type Coordinates, isSamePoint, type Place, unknownPlaceName } from '@/lib/places/place';
import { readPlaceCookie } from '@/lib/places/place-cookie';
import * as routes from '@/lib/routes';
import { rawParams } from '@/lib/search-params/search-params-reader';
import { site } from '@/lib/site';
import { countOf } from '@/lib/text/count-of';
import { jobsNearMe, search as searchPage } from '@/messages/pages/search';
import { listedJobs, pagesOf } from './listed-jobs';
import { searchKind } from './search-kind';
import { searchTitle } from './search-title';
import { waysOut } from './ways-out';

/** What the titles of the pages that can be made from templates say of no search in particular. */
const titles: Partial<Record<string, string>> = {
  [routes.jobsNearMe()]: jobsNearMe.findJobs,
  [routes.search()]: searchPage.searchJobs,
};

const templates = new PageTemplates(16 * 1_048_576);

/** How everybody asks for the page of a search (lib/jobs/shared-search.ts). */
type Asked = { url: string; cookie: string | null; isHttps: boolean };

/**
 * The page of a search out of a template: Next.js renders once what all searches with the same filters have in common, and each brings
 * its place, its words, its number and its jobs. Null for a search whose page has more of its own to say; Next.js then renders it, without
 * asking the database again.
 */
export async function searchFromTemplate(asked: Asked, render: Render): Promise<FilledPage | null> {
  const [path = '', query] = asked.url.split('?');
  const params = new URLSearchParams(query);
  const own = asked.cookie === null ? null : readPlaceCookie(asked.cookie, asked.isHttps);
  const parsed = parseJobSearch(rawParams(params), { radiusKm: own?.radiusKm ?? radius.defaultKm });
  const title = titles[path];
  const address = searchPages[path];
  const center = parsed.center ?? own?.place.coordinates ?? null;
  if (!title || !address || !isPlain(parsed, center)) return null;

  // Where the database does not answer, the page says so.
  const answer = await askWhereAndWhat({ ...parsed, center }, own, path).catch(() => null);
  if (!answer) return null;
  const { search, where, found } = answer;
  const place = where.state === 'found' ? where.place : null;
  if ((place && !isOrdinary(place)) || (found && !isAll(search, found))) return null;
  const hrefFor = (each: JobSearch) => address(portableSearchQuery(each));
  const links = found && pagesOf(search, found, hrefFor);
  const kind = searchKind({ ...asked, pageCount: links?.pageCount ?? 0, search, own, where, found });
  const known = kind && (await templates.find(kind, render));
  if (!known) return null;
  const values = {
    ...(center && { lat: String(center.lat), lng: String(center.lng) }),
    words: search.query,
    title: searchTitle(title, parsed, own?.place ?? null),
    ...(place && placeValues(place)),
    ...(found && (await foundValues(search, found, place && placeLabel(place), hrefFor))),
    ...(links && { pages: pageLinks(links).markup }),
  } satisfies PageValues;

  if (found) {
    noteSearch(search, search.page, found);
    keepSearch(search, found.jobs, found.askedAt);
  } else keepWithoutPlace();
  const { html, scripts } = known.template.fill(values);
  return { status: 200, headers: known.headers, body: html, scripts };
}

const placeValues = ({ address: { city, state, neighborhood, zipCode } }: Place) => ({
  city,
  state,
  neighborhood: neighborhood ?? '',
  zipCode: zipCode ?? '',
});

async function foundValues(
  search: JobSearch,
  found: FoundJobs,
  placeName: string | null,
  hrefFor: (search: JobSearch) => string,
) {
  const [first] = found.jobs;
  const ways = found.total === 0 && (await waysOut({ search, placeName, hrefFor }));
  return {
    total: countOf(found.total, found.isMore),
    jobs: cardsMarkup(cardRows(listedJobs(search, found)), 'h3'),
    // Without a center the map opens there.
    ...(first && {
      firstLat: String(first.location.coordinates.lat),
      firstLng: String(first.location.coordinates.lng),
    }),
    ...(ways && { hint: ways.hint, ways: ways.links }),
  };
}

/** What the page at such an address shows of a search, as lib/jobs/search-place.ts has it. */
type Answer = {
  search: JobSearch;
  /** What the point is called that was asked for; 'nothing' where none was. */
  where: EmbeddedAnswer;
  /** Null on the page of what is near, where it knows no place. */
  found: SearchedJobs | null;
};

/** Null where the gazetteer has no name for the point, and where page and count are asked for apart. Throws when the database does. */
async function askWhereAndWhat(
  asked: JobSearch,
  own: CurrentPlace | null,
  path: string,
): Promise<Answer | null> {
  let where: EmbeddedAnswer = { state: 'nothing' };
  if (asked.center) {
    const answer = await askAhead(asked, asked.page, pageSizeOf(asked), own === null);
    if (!answer) return null;
    where = own
      ? { state: 'found', place: own.place, others: [], street: null, unfitZip: null }
      : answer.place;
    if (where.state === 'found') return { search: asked, where, found: answer.found };
    if (where.state !== 'outside') return null;
  }
  const search = { ...asked, center: null };
  if (path === routes.jobsNearMe()) return { search, where, found: null };
  const answer = await askAhead(search, search.page, pageSizeOf(search), false);
  return answer && { search, where, found: answer.found };
}

/** Whether nothing but a center, words, filters and a page is asked for. */
const isPlain = ({ place, query, page, ...search }: JobSearch, center: Coordinates | null): boolean =>
  place === '' &&
  !mayNamePlace(query) &&
  page < lastPageOf(search) &&
  !(placeOfSite && (!center || isSamePoint(center, placeOfSite.place.coordinates)));

/** Whether a place is called by its parts. */
const isOrdinary = ({ address: { street, country, city, state } }: Place): boolean =>
  street === null &&
  country === site.defaultCountry &&
  city !== unknownPlaceName &&
  state !== unknownPlaceName;

/** Whether a page of results is a list of jobs and no more, or says that there are none. */
function isAll(
  search: JobSearch,
  { jobs, total, isMore, understoodAs, withoutMinimum, unscheduled }: FoundJobs,
): boolean {
  const last = lastShown(search.page, jobs.length, pageSizeOf(search));
  return (
    (jobs.length > 0 || (total === 0 && !isMore)) &&
    countOf(total, isMore, last) === countOf(total, isMore) &&
    understoodAs === null &&
    withoutMinimum === 0 &&
    unscheduled === 0
  );
}
