import { openJobs } from '@/components/places/place-names';
import { coveredByFont } from '@/components/seo/font-coverage';
import { sharedImage } from '@/components/seo/shared-image';
import { doorPicture, streetOf } from '@/lib/employers/door';
import { categoryTitle } from '@/lib/jobs/category';
import { readListing } from '@/lib/listings/listing-address';
import { findListing, isListing } from '@/lib/listings/place-listing';
import { radius } from '@/lib/site';

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
  if (found === 'nothing' || !isListing(found))
    return new Response('There is no such place.\n', { status: 404 });
  const { address } = found.known.place;
  const jobs = found.category ? categoryTitle(found.category) : 'Jobs';
  const name = coveredByFont(address.neighborhood ?? address.city);
  return sharedImage({
    over: [address.neighborhood && address.city, address.state].filter(Boolean).join(', '),
    title: name ? `${jobs} in ${name}` : jobs,
    otherwise: 'Jobs nearby',
    facts: [`${openJobs(found.total, found.isMore)} within ${radius.defaultKm} km`],
    doors: streetOf(found.jobs.map(({ company }) => company.name)).map(doorPicture),
    maxAge: 86_400,
  });
}
