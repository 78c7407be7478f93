import { suggestPlaces } from '@/lib/places/geocode';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { errorResponse, getQueryText, handleJsonRequest } from '../responses';

/**
 * Places whose name starts with `q`, for the search box. Cached for a day, because the gazetteer only changes with a
 * release.
 */
export async function GET(request: Request): Promise<Response> {
  return handleJsonRequest('GET /api/places/suggest', async () => {
    const text = getQueryText(request);
    if (text === null) return errorResponse(400, 'Please type a place of at most 200 characters.');
    await enforceRateLimit('suggest', request.headers);
    const suggestions =
      text === '' ? { places: [], street: null, note: null, state: null } : await suggestPlaces(text);
    return Response.json(suggestions, { headers: { 'Cache-Control': 'public, max-age=86400' } });
  });
}
