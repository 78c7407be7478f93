import { logError } from '@/lib/log';
import type { GeocodeResult } from '@/lib/places/geocode';
import { UserError } from '@/lib/result';
import { placeMessages } from '@/messages/places/messages';

const maxTextLength = 200;

/** The trimmed `q` of a request; '' if missing, null if too long. */
export function getQueryText(request: Request): string | null {
  const text = new URL(request.url).searchParams.get('q')?.trim() ?? '';
  return text.length <= maxTextLength ? text : null;
}

/** An error as JSON, with one message for the visitor. */
export const errorResponse = (status: number, message: string): Response =>
  Response.json({ error: message }, { status, headers: { 'Cache-Control': 'no-store' } });

/**
 * 200 with the place, the street typed before it, a warning or null, and other places of the same name. 404 with
 * alternatives if there is no such place; 503 on an error. Not cached, because a visitor's location is private.
 */
export function toGeocodeResponse(result: GeocodeResult): Response {
  const { alternatives: places } = result;
  if (result.ok)
    return Response.json(
      { place: result.place, street: result.street, warning: result.warning, places },
      { headers: { 'Cache-Control': 'private, no-store' } },
    );
  if (!result.isNotFound) return errorResponse(503, result.message);
  return Response.json(
    { error: result.message, help: result.help, places },
    { status: 404, headers: { 'Cache-Control': 'no-store' } },
  );
}

/** Runs a handler. A rate limit error (D35) becomes 429 with its message, any other error is logged and becomes 503. */
export async function handleJsonRequest(
  logLabel: string,
  handle: () => Promise<Response>,
): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof UserError) return errorResponse(429, error.message);
    logError(logLabel, error);
    return errorResponse(503, placeMessages.searchFailed);
  }
}
