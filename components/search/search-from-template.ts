import { cardsMarkup } from '@/components/cards/card-markup';
import { cardRows } from '@/components/cards/card-rows';
import { pageLinks } from '@/components/results/page-links';
import type { FilledPage } from '@/lib/http/answer-directly';
import type { PageValues } from '@/lib/http/page-template';
import { PageTemplates } from '@/lib/http/page-templates';
import type { Render } from '@/lib/http/render-alone';
import { keepSearch } from '@/lib/jobs/keep-search';
import { mayNamePlace } from '@/lib/jobs/place-in-words';
import { placeOfSite } from '@/lib/jobs/place-of-site';
import { type AskedPage, askAhead, noteSearch } from '@/lib/jobs/queries';
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
  const center = parsed.center ?? own?.place.coordinates;
  if (!title || !address || !center || !isPlain(parsed, center)) return null;

  const search = { ...parsed, center };
  // Where the database does not answer, the page says so.
  const answer = await askAhead(search, search.page, pageSizeOf(search), own === null).catch(() => null);
  const place = own?.place ?? placeOf(answer);
  if (!answer || !place || !isOrdinary(place) || !isAll(search, answer)) return null;
  const { found } = answer;
  const hrefFor = (each: JobSearch) => address(portableSearchQuery(each));
  const links = pagesOf(search, found, hrefFor);
  const kind = searchKind({ ...asked, ...links, search, own, place, found });
  const known = kind && (await templates.find(kind, render));
  if (!known) return null;
  const ways = found.total === 0 && (await waysOut({ search, placeName: placeLabel(place), hrefFor }));

  noteSearch(search, search.page, found);
  keepSearch(search, found.jobs, found.askedAt);
  const { city, state, neighborhood, zipCode } = place.address;
  const { html, scripts } = known.template.fill({
    lat: String(center.lat),
    lng: String(center.lng),
    city,
    state,
    neighborhood: neighborhood ?? '',
    zipCode: zipCode ?? '',
    words: search.query,
    total: countOf(found.total, found.isMore),
    title: searchTitle(title, parsed, own?.place ?? null),
    jobs: cardsMarkup(cardRows(listedJobs(search, found)), 'h3'),
    pages: pageLinks(links).markup,
    ...(ways && { hint: ways.hint, ways: ways.links }),
  } satisfies PageValues);
  return { status: 200, headers: known.headers, body: html, scripts };
}

/** Whether nothing but a center, filters and a page is asked for. */
const isPlain = ({ place, query, page, ...search }: JobSearch, center: Coordinates): boolean =>
  place === '' &&
  !mayNamePlace(query) &&
  page < lastPageOf({ query, ...search }) &&
  !(placeOfSite && isSamePoint(center, placeOfSite.place.coordinates));

/** What the database calls the center; null where it has no name for it, or does not search there. */
const placeOf = (answer: AskedPage | null): Place | null =>
  answer?.place.state === 'found' ? answer.place.place : null;

/** Whether a place is called by its parts. */
const isOrdinary = ({ address: { street, country, city, state } }: Place): boolean =>
  street === null &&
  country === site.defaultCountry &&
  city !== unknownPlaceName &&
  state !== unknownPlaceName;

/** Whether a page of results is a list of jobs and no more, or says that there are none. */
function isAll(search: JobSearch, { found }: AskedPage): boolean {
  const { jobs, total, isMore, understoodAs, withoutMinimum, unscheduled } = found;
  const last = lastShown(search.page, jobs.length, pageSizeOf(search));
  return (
    (jobs.length > 0 || (total === 0 && !isMore)) &&
    countOf(total, isMore, last) === countOf(total, isMore) &&
    understoodAs === null &&
    withoutMinimum === 0 &&
    unscheduled === 0
  );
}
