import { suggest } from '@/lib/places/geocode';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { answerJson, queryText, refuse } from '../answers';

/** Places whose name begins like `q`, for the search box. The gazetteer changes with a release, so a day is fresh. */
export async function GET(request: Request): Promise<Response> {
  return answerJson('GET /api/places/suggest', async () => {
    const text = queryText(request);
    if (text === null) return refuse(400, 'Please type a place of at most 200 characters.');
    await takeLimit('suggest', request.headers);
    const suggestions =
      text === '' ? { places: [], street: null, note: null, state: null } : await suggest(text);
    return Response.json(suggestions, { headers: { 'Cache-Control': 'public, max-age=86400' } });
  });
}
