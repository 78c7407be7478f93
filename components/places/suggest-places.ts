import * as apiRoutes from '@/lib/api-routes';
import type { Suggestion, Suggestions } from '@/lib/places/suggestion';
import { isRecord, parsePlace } from './parse-place';

/** Nothing to offer, as where the answer fails: what was typed can still be sent. */
export const noSuggestions: Suggestions = { places: [], street: null, note: null, state: null };

/** Places whose name begins like this. */
export async function suggestPlaces(text: string, signal: AbortSignal): Promise<Suggestions> {
  const { json } = await askPlaces(apiRoutes.suggestPlaces(text), signal);
  if (!isRecord(json)) return noSuggestions;
  const { street, note, state } = json;
  return {
    places: suggestionsIn(json.places),
    street: typeof street === 'string' ? street : null,
    note: typeof note === 'string' ? note : null,
    state:
      isRecord(state) && typeof state.name === 'string' && typeof state.href === 'string'
        ? { name: state.name, href: state.href }
        : null,
  };
}

function suggestionsIn(entries: unknown): Suggestion[] {
  if (!Array.isArray(entries)) return [];
  return entries.flatMap((entry: unknown): Suggestion[] => {
    const place = isRecord(entry) ? parsePlace(entry.place) : null;
    return isRecord(entry) && typeof entry.label === 'string' && place ? [{ label: entry.label, place }] : [];
  });
}

export type Answer = { status: number | 'unreachable'; json: unknown };

/** What a route of ours says of places. */
export async function askPlaces(path: string, signal?: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(path, { headers: { accept: 'application/json' }, signal: signal ?? null });
    const json: unknown = await response.json().catch(() => null);
    return { status: response.status >= 500 ? 'unreachable' : response.status, json };
  } catch {
    return { status: 'unreachable', json: null };
  }
}
