import { env } from '@/lib/env';
import { findJobs } from '@/lib/jobs/queries';
import {
  defaultSort,
  jobSearchQuery,
  parseJobSearchStrictly,
  portableSearchQuery,
} from '@/lib/jobs/search-params';
import { feedFormats, feedResponse } from '@/lib/listings/feed';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

const everywhere = { radiusKm: null };

/** The newest jobs of a search over all: `/feeds/atom/search?q=baker&lat=30.267&lng=-97.743&radius=10`. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ format: string }> },
): Promise<Response> {
  const { format: asked } = await params;
  const format = feedFormats.find((each) => each === asked);
  if (!format) return new Response('There is no such feed.\n', { status: 404 });
  const read = parseJobSearchStrictly(new URL(request.url).searchParams, everywhere);
  if (!read.ok) return new Response(`${read.message}\n`, { status: 400 });
  const search = { ...read.data, place: '', sort: 'date' as const, view: 'list' as const, page: 1 };
  const jobs = await findJobs(search, 1);
  const shared = { ...search, sort: defaultSort(search) };
  const { siteUrl } = env();
  return feedResponse(
    format,
    {
      title: `${search.query === '' ? 'Jobs' : `Jobs: ${search.query}`} | ${site.name}`,
      pageUrl: siteUrl + routes.search(portableSearchQuery(shared)),
      feedUrl: siteUrl + routes.searchFeed(format, jobSearchQuery(shared, everywhere)),
      siteUrl,
      jobs,
    },
    request,
  );
}
