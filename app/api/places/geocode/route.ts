import { geocode } from '@/lib/places/geocode';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { placeMessages } from '@/messages/places/messages';
import { errorResponse, getQueryText, handleJsonRequest, toGeocodeResponse } from '../responses';

/** The place named by the text `q`. */
export async function GET(request: Request): Promise<Response> {
  return handleJsonRequest('GET /api/places/geocode', async () => {
    const text = getQueryText(request);
    if (text === null) return errorResponse(400, placeMessages.searchFailed);
    if (text === '') return errorResponse(400, placeMessages.required);
    await enforceRateLimit('geocode', request.headers);
    return toGeocodeResponse(await geocode(text));
  });
}
