import { logFault } from '@/lib/log';
import type { Geocoding } from '@/lib/places/geocode';
import { Refusal } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';

const maxTextLength = 200;

/** The trimmed `q` of a request; '' when it has none, null when it is too long to be a place. */
export function queryText(request: Request): string | null {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  return text.length <= maxTextLength ? text : null;
}

/** An error as JSON: one sentence that may be shown. */
export const refuse = (status: number, sentence: string): Response =>
  Response.json({ error: sentence }, { status, headers: { 'Cache-Control': 'no-store' } });

/** Found: the place, the street typed before it, a warning or null, and others of its name. No such place: 404, with what to choose instead. A fault: 503. A person's location is private, so nothing is cached. */
export function answerGeocoding(answer: Geocoding): Response {
  const { alternatives: places } = answer;
  if (answer.ok)
    return Response.json(
      { place: answer.place, street: answer.street, warning: answer.warning, places },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  if (!answer.isMiss) return refuse(503, answer.message);
  return Response.json(
    { error: answer.message, help: answer.help, places },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Runs a handler; one knock too many (D35) is 429 with its sentence, anything else thrown is logged and 503. */
export async function answerJson(where: string, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (thrown) {
    if (thrown instanceof Refusal) return refuse(429, thrown.message);
    logFault(where, thrown);
    return refuse(503, placeMessages.searchFailed);
  }
}
