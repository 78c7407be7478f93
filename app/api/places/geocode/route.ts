import { geocode } from '@/lib/places/geocode';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { placeMessages } from '@/messages/places/messages';
import { answerGeocoding, answerJson, queryText, refuse } from '../answers';

/** The place that the text `q` means. */
export async function GET(request: Request): Promise<Response> {
  return answerJson('GET /api/places/geocode', async () => {
    const text = queryText(request);
    if (text === null) return refuse(400, placeMessages.searchFailed);
    if (text === '') return refuse(400, placeMessages.required);
    await takeLimit('geocode', request.headers);
    return answerGeocoding(await geocode(text));
  });
}
