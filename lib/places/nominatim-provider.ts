import 'server-only';
import { setTimeout as wait } from 'node:timers/promises';
import type { GeocoderStore } from './geocoder-store';
import { type GetCityOfZip, parseNominatimResponse } from './nominatim-response';
import type { Coordinates } from './place';
import { noResult, type ProviderResult, unavailable } from './provider-result';

export type NominatimOptions = {
  /** The API's base URL; its path and query are kept, because they can contain the provider's key. */
  baseUrl: string;
  /** The usage policy requires the application's name and a contact. */
  userAgent: string;
  store: GeocoderStore;
  getCityOfZip: GetCityOfZip;
  /** Called when the provider blocks us. */
  onBlocked: (status: number) => void;
  timeoutMs?: number;
  /** The delay before the one retry after a 503. Random, so that processes don't retry together. */
  retryAfterMs?: () => number;
};

export type NominatimProvider = {
  geocode: (text: string) => Promise<ProviderResult>;
  reverse: (point: Coordinates) => Promise<ProviderResult>;
};

const maxSlotWaitMs = 3000;
const pauseSeconds = { rateLimited: 60, blocked: 6 * 60 * 60, max: 60 * 60 };

/**
 * A client of a Nominatim-compatible geocoder (D30) that follows its usage policy: one request per second over all
 * processes, cached results, and a pause after a 429, a 403 or three failures. Returns 'unavailable' for any failure of
 * the provider.
 * @throws when our database can't be reached
 */
export function createNominatimProvider(options: NominatimOptions): NominatimProvider {
  const { store, getCityOfZip, timeoutMs = 5000 } = options;
  const retryAfterMs = options.retryAfterMs ?? (() => 1000 + Math.random() * 1000);

  async function lookUp(key: string, url: URL, point?: Coordinates): Promise<ProviderResult> {
    const cached = await store.getCached(key);
    if (cached) return cached;
    const result = await requestWithRetry(url, point, true);
    if (result.state !== 'unavailable') await store.cacheResult(key, result);
    return result;
  }

  async function requestWithRetry(
    url: URL,
    point: Coordinates | undefined,
    canRetry: boolean,
  ): Promise<ProviderResult> {
    const waitMs = await store.claimSlot(maxSlotWaitMs);
    if (waitMs === null) return unavailable;
    await wait(waitMs);
    const response = await fetchText(url);
    if (response?.status === 503 && canRetry) {
      await store.recordOutcome(false);
      await wait(retryAfterMs());
      return requestWithRetry(url, point, false);
    }
    const result = response ? await parseResponse(response, point) : unavailable;
    await store.recordOutcome(result.state !== 'unavailable', response ? getPauseSeconds(response) : 0);
    if (response?.status === 403) options.onBlocked(response.status);
    return result;
  }

  async function fetchText(url: URL): Promise<{ status: number; headers: Headers; text: string } | null> {
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

  // Checks the status first, because some providers respond to a miss with 200 and others with 404.
  async function parseResponse(
    response: { status: number; text: string },
    point?: Coordinates,
  ): Promise<ProviderResult> {
    if (response.status === 404) return noResult;
    if (response.status !== 200) return unavailable;
    const body = parseJson(response.text);
    return body === null ? unavailable : parseNominatimResponse(body, getCityOfZip, point);
  }

  return {
    geocode: (text) => {
      const query = text.trim().replace(/\s+/g, ' ').slice(0, 200);
      const url = createUrl(options.baseUrl, 'search', { q: query, limit: '1' });
      return lookUp(`search:${query.toLowerCase()}`, url);
    },
    reverse: async (point) => {
      // Four decimals are 10 m: precise enough for a street, and a repeated lookup is served from the cache.
      const [lat, lon] = [point.lat.toFixed(4), point.lng.toFixed(4)];
      const url = createUrl(options.baseUrl, 'reverse', { lat, lon });
      const result = await lookUp(`reverse:${lat},${lon}`, url, point);
      return result.state === 'found'
        ? { state: 'found', place: { ...result.place, coordinates: point } }
        : result;
    },
  };
}

function createUrl(baseUrl: string, path: string, query: Record<string, string>): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  const common = { format: 'jsonv2', addressdetails: '1', layer: 'address', 'accept-language': 'en' };
  for (const [name, value] of Object.entries({ ...common, ...query })) url.searchParams.set(name, value);
  return url;
}

function getPauseSeconds({ status, headers }: { status: number; headers: Headers }): number {
  if (status === 403) return pauseSeconds.blocked;
  if (status !== 429) return 0;
  const retryAfter = Number(headers.get('retry-after')) || 0;
  return Math.min(Math.max(retryAfter, pauseSeconds.rateLimited), pauseSeconds.max);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
