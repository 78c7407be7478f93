import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import { type GeocodeAnswer, nothing, unavailable } from './geocode-answer';
import type { GeocodeTraffic } from './geocode-traffic';
import { type CityOfZip, readNominatimAnswer } from './nominatim-answer';
import type { Coordinates } from './place';

export type NominatimOptions = {
  /** Of the API; its path and query stay, so a provider's key can be in it. */
  baseUrl: string;
  /** The policy asks for a real name of the application and a way to reach who runs it. */
  userAgent: string;
  traffic: GeocodeTraffic;
  cityOfZip: CityOfZip;
  /** Told when the provider says that we are not welcome. */
  onBlocked: (status: number) => void;
  timeoutMs?: number;
  /** Before the one retry after a 503; with jitter, so that several processes do not come back together. */
  retryAfterMs?: () => number;
};

export type NominatimProvider = {
  geocode: (text: string) => Promise<GeocodeAnswer>;
  reverse: (point: Coordinates) => Promise<GeocodeAnswer>;
};

const maxWaitMs = 3000;
const pauseSeconds = { rateLimited: 60, blocked: 6 * 60 * 60, most: 60 * 60 };

/**
 * A client of a Nominatim-compatible geocoder (D30) that keeps its usage policy: one request a second over all
 * processes, answers kept, a rest when told so or after three failures. Answers 'unavailable' instead of throwing for
 * anything that the provider does; throws only when our own database fails.
 */
export function nominatimProvider(options: NominatimOptions): NominatimProvider {
  const { traffic, cityOfZip, timeoutMs = 5000 } = options;
  const retryAfterMs = options.retryAfterMs ?? (() => 1000 + Math.random() * 1000);

  async function ask(key: string, url: URL, at?: Coordinates): Promise<GeocodeAnswer> {
    const kept = await traffic.recall(key);
    if (kept) return kept;
    const answer = await askOutside(url, at, true);
    if (answer.state !== 'unavailable') await traffic.keep(key, answer);
    return answer;
  }

  async function askOutside(
    url: URL,
    at: Coordinates | undefined,
    mayRetry: boolean,
  ): Promise<GeocodeAnswer> {
    const waitMs = await traffic.claimTurn(maxWaitMs);
    if (waitMs === null) return unavailable;
    await wait(waitMs);
    const response = await send(url);
    if (response?.status === 503 && mayRetry) {
      await traffic.note(false);
      await wait(retryAfterMs());
      return askOutside(url, at, false);
    }
    const answer = response ? await read(response, at) : unavailable;
    await traffic.note(answer.state !== 'unavailable', response ? pauseAfter(response) : 0);
    if (response?.status === 403) options.onBlocked(response.status);
    return answer;
  }

  async function send(url: URL): Promise<{ status: number; headers: Headers; text: string } | null> {
    try {
      const response = await fetch(url, {
        headers: { 'User-Agent': options.userAgent, 'Accept-Language': 'en', Accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
        cache: 'no-store',
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    } catch {
      return null;
    }
  }

  // By status first and shape second: a miss is a 200 for some providers and a 404 for others.
  async function read(response: { status: number; text: string }, at?: Coordinates): Promise<GeocodeAnswer> {
    if (response.status === 404) return nothing;
    if (response.status !== 200) return unavailable;
    const body = parseJson(response.text);
    return body === null ? unavailable : readNominatimAnswer(body, cityOfZip, at);
  }

  return {
    geocode: (text) => {
      const query = text.trim().replace(/\s+/g, ' ').slice(0, 200);
      const url = endpoint(options.baseUrl, 'search', { q: query, limit: '1' });
      return ask(`search:${query.toLowerCase()}`, url);
    },
    reverse: async (point) => {
      // Four decimals are 10 m: near enough for a street, and a second look from the same spot is remembered.
      const [lat, lon] = [point.lat.toFixed(4), point.lng.toFixed(4)];
      const url = endpoint(options.baseUrl, 'reverse', { lat, lon });
      const answer = await ask(`reverse:${lat},${lon}`, url, point);
      return answer.state === 'found'
        ? { state: 'found', place: { ...answer.place, coordinates: point } }
        : answer;
    },
  };
}

function endpoint(baseUrl: string, path: string, query: Record<string, string>): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  const common = { format: 'jsonv2', addressdetails: '1', layer: 'address', 'accept-language': 'en' };
  for (const [name, value] of Object.entries({ ...common, ...query })) url.searchParams.set(name, value);
  return url;
}

function pauseAfter({ status, headers }: { status: number; headers: Headers }): number {
  if (status === 403) return pauseSeconds.blocked;
  if (status !== 429) return 0;
  const asked = Number(headers.get('retry-after')) || 0;
  return Math.min(Math.max(asked, pauseSeconds.rateLimited), pauseSeconds.most);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
