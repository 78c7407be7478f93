import * as apiRoutes from '@/lib/api-routes';
import type { Suggestion, Suggestions } from '@/lib/places/suggestion';
import { isRecord, parsePlace } from './parse-place';

/** Also the result of a failed request, because the typed text can still be submitted. */
export const emptySuggestions: Suggestions = { places: [], street: null, note: null, state: null };

export async function fetchPlaceSuggestions(text: string, signal: AbortSignal): Promise<Suggestions> {
  const { json } = await fetchPlacesJson(apiRoutes.suggestPlaces(text), signal);
  if (!isRecord(json)) return emptySuggestions;
  const { street, note, state } = json;
  return {
    places: parseSuggestions(json.places),
    street: typeof street === 'string' ? street : null,
    note: typeof note === 'string' ? note : null,
    state:
      isRecord(state) && typeof state.name === 'string' && typeof state.href === 'string'
        ? { name: state.name, href: state.href }
        : null,
  };
}

function parseSuggestions(entries: unknown): Suggestion[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): Suggestion[] => {
    const place = isRecord(entry) ? parsePlace(entry.place) : null;
    return isRecord(entry) && typeof entry.label === 'string' && place ? [{ label: entry.label, place }] : [];
  });
}

export type PlacesResponse = { status: number | 'unreachable'; json: unknown };

/** Requests one of our place routes; never throws. 'unreachable' is a server error or no response. */
export async function fetchPlacesJson(path: string, signal?: AbortSignal): Promise<PlacesResponse> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal: signal ?? null });
    const json: unknown = await response.json().catch(() => null);
    return { status: response.status >= 500 ? 'unreachable' : response.status, json };
  } catch {
    return { status: 'unreachable', json: null };
  }
}
