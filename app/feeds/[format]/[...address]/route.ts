import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { type EmployerSegments, getEmployerListing } from '@/lib/listings/employer-listing';
import { createFeedResponse, type FeedFormat, feedFormats } from '@/lib/listings/feed';
import type { ListingSegments } from '@/lib/listings/listing-address';
import { getListing, isPlaceListing, listFeedJobs } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { placeLabel } from '@/lib/places/address-label';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ format: string; address: string[] }> };

/**
 * The newest jobs of a place, a category or a company: `/feeds/rss/texas/austin/jobs/retail`,
 * `/feeds/json/texas/austin/employers/lena's oven`.
 */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { format: requestedFormat, address: path } = await params;
  const format = feedFormats.find((candidate) => candidate === requestedFormat);
  const [place, city, kind, employer, ...rest] = path;
  if (format && place && city && kind === 'employers' && employer && rest.length === 0)
    return employerFeed(format, { place, city, employer }, request);
  const segments = parseSegments(path);
  if (!format || !segments) return notFoundResponse();
  const result = await getListing(segments);
  if (typeof result === 'object' && 'movedTo' in result)
    return new Response(null, { status: 308, headers: { Location: `/feeds/${format}${result.movedTo}` } });
  if (!isPlaceListing(result)) return notFoundResponse();
  const { address, place: listedPlace, category } = result;
  const { siteUrl } = env();
  return createFeedResponse(
    format,
    {
      title: `${category ? categoryTitle(category) : 'Jobs'} in ${placeLabel(listedPlace.place)} | ${site.name}`,
      pageUrl: siteUrl + placeRoutes.listing(address),
      feedUrl: siteUrl + placeRoutes.feed(format, address),
      siteUrl,
      jobs: await listFeedJobs(result),
    },
    request,
  );
}

async function employerFeed(
  format: FeedFormat,
  segments: EmployerSegments,
  request: Request,
): Promise<Response> {
  const result = await getEmployerListing(segments);
  if (result === 'not-found') return notFoundResponse();
  if ('movedTo' in result)
    return new Response(null, { status: 308, headers: { Location: `/feeds/${format}${result.movedTo}` } });
  const { siteUrl } = env();
  return createFeedResponse(
    format,
    {
      title: `Jobs at ${result.name} | ${site.name}`,
      pageUrl: siteUrl + placeRoutes.employerPage(result.state, result.city, result.companySlug, 1),
      feedUrl: siteUrl + placeRoutes.employerFeed(format, result.state, result.city, result.companySlug),
      siteUrl,
      jobs: result.jobs,
    },
    request,
  );
}

function parseSegments(path: readonly string[]): ListingSegments | null {
  const [place, city, ...rest] = path;
  if (!place || !city) return null;
  const [neighborhood, more] = rest[0] === 'jobs' ? [undefined, rest] : [rest[0], rest.slice(1)];
  if (more.length === 0) return { place, city, neighborhood };
  const [word, category] = more;
  return word === 'jobs' && category && more.length === 2 ? { place, city, neighborhood, category } : null;
}

const notFoundResponse = () => new Response('There is no such feed.\n', { status: 404 });
