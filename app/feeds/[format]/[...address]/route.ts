import { env } from '@/lib/env';
import { categoryTitle } from '@/lib/jobs/category';
import { type EmployerSegments, findEmployer } from '@/lib/listings/employer-listing';
import { type FeedFormat, feedFormats, feedResponse } from '@/lib/listings/feed';
import type { ListingSegments } from '@/lib/listings/listing-address';
import { findListing, isListing, newestOf } from '@/lib/listings/place-listing';
import * as placeRoutes from '@/lib/place-routes';
import { placeLabel } from '@/lib/places/address-label';
import { site } from '@/lib/site';

export const dynamic = 'force-dynamic';

type Context = { params: Promise<{ format: string; address: string[] }> };

/** The newest jobs of a place, a category or a company: `/feeds/rss/texas/austin/jobs/retail`, `/feeds/json/texas/austin/employers/lena's oven`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { format: asked, address: path } = await params;
  const format = feedFormats.find((each) => each === asked);
  const [place, city, word, employer, ...others] = path;
  if (format && place && city && word === 'employers' && employer && others.length === 0)
    return employerFeed(format, { place, city, employer }, request);
  const segments = segmentsOf(path);
  if (!format || !segments) return nothing();
  const found = await findListing(segments);
  if (typeof found === 'object' && 'movedTo' in found)
    return new Response(null, { status: 308, headers: { Location: `/feeds/${format}${found.movedTo}` } });
  if (!isListing(found)) return nothing();
  const { address, known, category } = found;
  const { siteUrl } = env();
  return feedResponse(
    format,
    {
      title: `${category ? categoryTitle(category) : 'Jobs'} in ${placeLabel(known.place)} | ${site.name}`,
      pageUrl: siteUrl + placeRoutes.listing(address),
      feedUrl: siteUrl + placeRoutes.feed(format, address),
      siteUrl,
      jobs: await newestOf(found),
    },
    request,
  );
}

async function employerFeed(
  format: FeedFormat,
  segments: EmployerSegments,
  request: Request,
): Promise<Response> {
  const found = await findEmployer(segments);
  if (found === 'nothing') return nothing();
  if ('movedTo' in found)
    return new Response(null, { status: 308, headers: { Location: `/feeds/${format}${found.movedTo}` } });
  const { siteUrl } = env();
  return feedResponse(
    format,
    {
      title: `Jobs at ${found.name} | ${site.name}`,
      pageUrl: siteUrl + placeRoutes.employerPage(found.state, found.city, found.key, 1),
      feedUrl: siteUrl + placeRoutes.employerFeed(format, found.state, found.city, found.key),
      siteUrl,
      jobs: found.jobs,
    },
    request,
  );
}

function segmentsOf(path: readonly string[]): ListingSegments | null {
  const [place, city, ...rest] = path;
  if (!place || !city) return null;
  const [neighborhood, more] = rest[0] === 'jobs' ? [undefined, rest] : [rest[0], rest.slice(1)];
  if (more.length === 0) return { place, city, neighborhood };
  const [word, category] = more;
  return word === 'jobs' && category && more.length === 2 ? { place, city, neighborhood, category } : null;
}

const nothing = () => new Response('There is no such feed.\n', { status: 404 });
