'use client';

import { useSyncExternalStore } from 'react';
import { type Place, roundCoordinates } from '@/lib/places/place';
import { clearedPlaceCookie, placeCookie, readPlaceCookie } from '@/lib/places/place-cookie';
import { radius } from '@/lib/site';
import { parsePlace } from './parse-place';

/** Section 3's browser storage. */
const placeKey = 'userLocation';
const radiusKey = 'searchRadius';
/** Tells the other islands of this page; `storage` events tell the other tabs. */
const changed = 'doorstep:place';

/**
 * Remembers where the visitor is (D36: rounded) and the radius that goes with it, in browser storage and in the
 * cookie that the server's first paint reads.
 */
export function rememberPlace(place: Place) {
  const kept: Place = { ...place, coordinates: roundCoordinates(place.coordinates) };
  const radiusKm = rememberedRadius();
  store(placeKey, JSON.stringify(kept));
  store(radiusKey, String(radiusKm));
  setCookie(placeCookie({ place: kept, radiusKm }));
  announce();
}

/** Remembers the search radius in km, within its bounds. */
export function rememberRadius(radiusKm: number) {
  store(radiusKey, String(clampRadius(radiusKm)));
  const place = rememberedPlace();
  if (place) setCookie(placeCookie({ place, radiusKm: clampRadius(radiusKm) }));
  announce();
}

/** Forgets both, everywhere. */
export function forgetPlace() {
  // The cookie first: the other tabs read it as soon as they hear of the storage.
  setCookie(clearedPlaceCookie());
  store(placeKey, null);
  store(radiusKey, null);
  announce();
}

/** The remembered place. `fromServer` is what the cookie told the server, so that hydration agrees with its HTML. */
export const useRememberedPlace = (fromServer: Place | null = null): Place | null =>
  useSyncExternalStore(subscribe, rememberedPlace, () => fromServer);

/** The remembered radius in km, else the default. */
export const useRememberedRadius = (fromServer: number = radius.defaultKm): number =>
  useSyncExternalStore(subscribe, rememberedRadius, () => fromServer);

/** The radius to search with now; what is stored may be anybody's, so it is bounded. */
export function rememberedRadius(): number {
  const stored = read(radiusKey);
  if (stored !== null && /^\d{1,3}$/.test(stored)) return clampRadius(Number(stored));
  return readPlaceCookie(document.cookie)?.radiusKm ?? radius.defaultKm;
}

let last: { raw: string; place: Place | null } | null = null;

/** The place to search around now; null when there is none, or when what is stored is none. */
export function rememberedPlace(): Place | null {
  const raw = read(placeKey) ?? '';
  const key = `${raw}\n${document.cookie}`;
  // The same object as long as nothing changed, which is what React compares.
  if (last?.raw !== key)
    last = { raw: key, place: parseStored(raw) ?? readPlaceCookie(document.cookie)?.place ?? null };
  return last.place;
}

function parseStored(raw: string): Place | null {
  try {
    return parsePlace(JSON.parse(raw));
  } catch {
    return null;
  }
}

const clampRadius = (km: number) =>
  Number.isFinite(km) ? Math.min(radius.maxKm, Math.max(radius.minKm, Math.round(km))) : radius.defaultKm;

function subscribe(listen: () => void) {
  window.addEventListener('storage', listen);
  window.addEventListener(changed, listen);
  return () => {
    window.removeEventListener('storage', listen);
    window.removeEventListener(changed, listen);
  };
}

const announce = () => window.dispatchEvent(new Event(changed));

// A browser may refuse its storage, by setting or in a private window; the cookie then carries on alone.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    // See above.
  }
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = cookie;
}
