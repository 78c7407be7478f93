import { env } from '@/lib/env';
import { findJobById } from '@/lib/jobs/find-job';
import { directionsUrl } from '@/lib/places/directions';
import { readPlaceCookie } from '@/lib/places/place-cookie';
import { jobNotFound } from '@/messages/jobs/detail';

export const dynamic = 'force-dynamic';

/** The way `by` to a job on the operator's map service, from the chosen place: the job's page is everybody's and knows none. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const found = await findJobById((await params).id);
  const stored = readPlaceCookie(request.headers.get('cookie') ?? '', env().siteUrl.startsWith('https://'));
  const from = stored?.isChosen ? stored.place.coordinates : null;
  const url =
    typeof found !== 'string' && 'job' in found
      ? directionsUrl(new URL(request.url).searchParams.get('by') ?? '', from, found.job.location.coordinates)
      : null;
  if (url === null) return new Response(jobNotFound.jobNotFound, { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: url } });
}
