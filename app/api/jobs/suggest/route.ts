import { currentPlace } from '@/lib/jobs/current-place';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { suggestWork } from '@/lib/jobs/suggest-work';
import { radius } from '@/lib/limits';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { rawParams } from '@/lib/search-params/search-params-reader';
import { answerJson } from '../../places/answers';

/** Titles, companies and categories that begin like `q` and have open jobs: around the point of the search box, else where the visitor is. */
export async function GET(request: Request): Promise<Response> {
  return answerJson('GET /api/jobs/suggest', async () => {
    await takeLimit('suggest', request.headers);
    const current = await currentPlace();
    const { query, center, radiusKm } = parseJobSearch(rawParams(new URL(request.url).searchParams), {
      radiusKm: current?.radiusKm ?? radius.defaultKm,
    });
    const around = center ?? current?.place.coordinates;
    const work = query === '' ? [] : await suggestWork(query, around ? { center: around, radiusKm } : null);
    return Response.json({ work }, { headers: { 'Cache-Control': 'private, max-age=60' } });
  });
}
