import { isHttps } from '@/lib/env';
import { getJobById } from '@/lib/jobs/get-job';
import { directionsUrl } from '@/lib/places/directions';
import { getPlaceFromCookies } from '@/lib/places/place-cookie';
import { jobNotFound } from '@/messages/jobs/detail';

export const dynamic = 'force-dynamic';

/**
 * Redirects to directions (`by`: mode of travel) on the configured map service, from the visitor's chosen place. The
 * job's page is cached for all visitors, so it can't contain that place.
 */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ id: string }> },
): Promise<Response> {
  const headers = { 'Cache-Control': 'no-store' };
  const lookup = await getJobById((await params).id);
  const stored = getPlaceFromCookies(request.headers.get('cookie') ?? '', isHttps());
  const from = stored?.isChosen ? stored.place.coordinates : null;
  const url =
    typeof lookup !== 'string' && 'job' in lookup
      ? directionsUrl(
          new URL(request.url).searchParams.get('by') ?? '',
          from,
          lookup.job.location.coordinates,
        )
      : null;
  if (url === null) return new Response(jobNotFound.notFound, { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, Location: url } });
}
