import { getCurrentPlace } from '@/lib/jobs/current-place';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { suggestWork } from '@/lib/jobs/suggest-work';
import { radius } from '@/lib/limits';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { toRawParams } from '@/lib/search-params/search-params-reader';
import { handleJsonRequest } from '../../places/responses';

/**
 * Titles, companies and categories with open jobs that start with `q`, around the point of the search box, else around
 * the visitor's place.
 */
export async function GET(request: Request): Promise<Response> {
  return handleJsonRequest('GET /api/jobs/suggest', async () => {
    await enforceRateLimit('suggest', request.headers);
    const current = await getCurrentPlace();
    const { query, center, radiusKm } = parseJobSearch(toRawParams(new URL(request.url).searchParams), {
      radiusKm: current?.radiusKm ?? radius.defaultKm,
    });
    const around = center ?? current?.place.coordinates;
    const work = query === '' ? [] : await suggestWork(query, around ? { center: around, radiusKm } : null);
    return Response.json({ work }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
