import { formatOpenJobs } from '@/components/places/place-names';
import { toSupportedText } from '@/components/seo/font-coverage';
import { createShareImage } from '@/components/seo/share-image';
import { getPlaceholderRow, toPlaceholderSvg } from '@/lib/employers/company-placeholder';
import { categoryTitle } from '@/lib/jobs/category';
import { radius } from '@/lib/limits';
import { parseListingAddress } from '@/lib/listings/listing-address';
import { getListing, isPlaceListing } from '@/lib/listings/place-listing';
import { sharedImages as text } from '@/messages/pages/shared-images';

export const dynamic = 'force-dynamic';

export async function GET(
  _request: Request,
  { params }: { params: Promise<{ address: string[] }> },
): Promise<Response> {
  const [place = '', city = '', ...rest] = (await params).address;
  const [neighborhood, category] =
    rest[0] === 'jobs' ? [undefined, rest[1]] : [rest[0], rest[1] === 'jobs' ? rest[2] : undefined];
  const segments = { place, city, neighborhood, category };
  const result = parseListingAddress(segments).kind === 'valid' ? await getListing(segments) : 'not-found';
  if (result === 'not-found' || !isPlaceListing(result)) return new Response(text.notFound, { status: 404 });
  const { address } = result.place.place;
  const jobs = result.category ? categoryTitle(result.category) : text.jobs;
  const name = toSupportedText(address.neighborhood ?? address.city);
  return createShareImage({
    eyebrow: [address.neighborhood && address.city, address.state].filter(Boolean).join(', '),
    title: name ? text.jobsIn({ jobs, name }) : jobs,
    fallbackTitle: text.jobsNearby,
    facts: [
      text.openJobsWithin({ openJobs: formatOpenJobs(result.total, result.isMore), km: radius.defaultKm }),
    ],
    pictures: getPlaceholderRow(result.jobs.map(({ company }) => company.name)).map(toPlaceholderSvg),
    maxAge: 86_400,
  });
}
