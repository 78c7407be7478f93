import { env } from '@/lib/env';
import { listJobs } from '@/lib/jobs/queries';
import {
  defaultSort,
  jobSearchQuery,
  parseJobSearchStrictly,
  portableSearchQuery,
} from '@/lib/jobs/search-params';
import { createFeedResponse, feedFormats } from '@/lib/listings/feed';
import * as routes from '@/lib/routes';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

const everywhere = { radiusKm: null };

/**
 * The newest jobs of a search, without a default radius: `/feeds/atom/search?q=baker&lat=30.267&lng=-97.743&radius=10`.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ format: string }> },
): Promise<Response> {
  const { format: requestedFormat } = await params;
  const format = feedFormats.find((candidate) => candidate === requestedFormat);
  if (!format) return new Response('There is no such feed.\n', { status: 404 });
  const parsed = parseJobSearchStrictly(new URL(request.url).searchParams, everywhere);
  if (!parsed.ok) return new Response(`${parsed.message}\n`, { status: 400 });
  const search = { ...parsed.data, place: '', sort: 'date' as const, view: 'list' as const, page: 1 };
  const jobs = await listJobs(search, 1);
  const shared = { ...search, sort: defaultSort(search) };
  const { siteUrl } = env();
  return createFeedResponse(
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
