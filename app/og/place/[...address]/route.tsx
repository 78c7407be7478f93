import { openJobs } from '@/components/places/place-names';
import { coveredByFont } from '@/components/seo/font-coverage';
import { sharedImage } from '@/components/seo/shared-image';
import { doorPicture, streetOf } from '@/lib/employers/door';
import { categoryTitle } from '@/lib/jobs/category';
import { radius } from '@/lib/limits';
import { readListing } from '@/lib/listings/listing-address';
import { findListing, isListing } from '@/lib/listings/place-listing';
import { sharedImages as text } from '@/messages/pages/shared-images';

export const dynamic = 'force-dynamic';

/** The image of a shared place or category. */
export async function GET(
  _request: Request,
  { params }: { params: Promise<{ address: string[] }> },
): Promise<Response> {
  const [place = '', city = '', ...rest] = (await params).address;
  const [neighborhood, category] =
    rest[0] === 'jobs' ? [undefined, rest[1]] : [rest[0], rest[1] === 'jobs' ? rest[2] : undefined];
  const segments = { place, city, neighborhood, category };
  const found = readListing(segments).kind === 'read' ? await findListing(segments) : 'nothing';
  if (found === 'nothing' || !isListing(found)) return new Response(text.missing, { status: 404 });
  const { address } = found.known.place;
  const jobs = found.category ? categoryTitle(found.category) : text.jobs;
  const name = coveredByFont(address.neighborhood ?? address.city);
  return sharedImage({
    over: [address.neighborhood && address.city, address.state].filter(Boolean).join(', '),
    title: name ? text.jobsIn({ jobs, name }) : jobs,
    otherwise: text.jobsNearby,
    facts: [text.openJobsWithin({ openJobs: openJobs(found.total, found.isMore), km: radius.defaultKm })],
    doors: streetOf(found.jobs.map(({ company }) => company.name)).map(doorPicture),
    maxAge: 86_400,
  });
}
