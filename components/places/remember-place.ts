'use client';

import { useSyncExternalStore } from 'react';
import { radius } from '@/lib/limits';
import { type Place, roundCoordinates } from '@/lib/places/place';
import { clearedPlaceCookie, placeCookie, readPlaceCookie } from '@/lib/places/place-cookie';
import { isRecord, parsePlace } from './parse-place';

/** Section 3's browser storage. */
const placeKey = 'userLocation';
const radiusKey = 'searchRadius';
/** Tells the other islands of this page; `storage` events tell the other tabs. */
const changed = 'doorstep:place';

/** Where the visitor is known to be. What was chosen wins over a profile's place, and that over what a place's page said. */
type Known = { place: Place; isChosen: boolean };

/** The place of whoever is signed in, as their profile has it: kept by the account and by nothing of this browser. */
type ProfilePlace = { place: Place; radiusKm: number };
let profile: ProfilePlace | null = null;

/**
 * Remembers the place that the visitor chose (D36: rounded) and the radius that goes with it, in browser storage and in
 * the cookie that the server's first paint reads.
 */
export const rememberPlace = (place: Place) => keep({ place, isChosen: true });

/** A place's page counts as the location of a visitor who has chosen none and has no profile; the next one replaces it. */
export function visitPlace(place: Place) {
  if (!profile && !stored()?.isChosen) keep({ place, isChosen: false });
}

/** Remembers the search radius in km, within its bounds. */
export function rememberRadius(radiusKm: number) {
  store(radiusKey, String(clampRadius(radiusKm)));
  const known = stored();
  if (known) setCookie(placeCookie({ ...known, radiusKm: clampRadius(radiusKm) }));
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

/** A profile's place out of an answer; null when there is none. */
export function parseProfilePlace(value: unknown): ProfilePlace | null {
  const place = isRecord(value) ? parsePlace(value.place) : null;
  return place && { place, radiusKm: clampRadius(Number(isRecord(value) ? value.radiusKm : Number.NaN)) };
}

/** What the session told of the profile; null when it ended. */
export function knowProfilePlace(place: ProfilePlace | null) {
  if (JSON.stringify(place) === JSON.stringify(profile)) return;
  profile = place;
  // Read before the profile was known.
  if (place && stored()?.isChosen === false) forgetPlace();
  else announce();
}

/** The remembered place. `fromServer` is what the cookie told the server, so that hydration agrees with its HTML. */
export const useRememberedPlace = (fromServer: Place | null = null): Place | null =>
  useSyncExternalStore(subscribe, rememberedPlace, () => fromServer);

/** The remembered radius in km, else the default. */
export const useRememberedRadius = (fromServer: number = radius.defaultKm): number =>
  useSyncExternalStore(subscribe, rememberedRadius, () => fromServer);

/** The radius to search with now; what is stored may be anybody's, so it is bounded. */
export function rememberedRadius(): number {
  const own = read(radiusKey);
  if (own !== null && /^\d{1,3}$/.test(own)) return clampRadius(Number(own));
  return readPlaceCookie(document.cookie)?.radiusKm ?? profile?.radiusKm ?? radius.defaultKm;
}

/** The place to search around now; null when there is none, or when what is stored is none. */
export const rememberedPlace = (): Place | null => stored()?.place ?? profile?.place ?? null;

function keep({ place, isChosen }: Known) {
  const kept: Place = { ...place, coordinates: roundCoordinates(place.coordinates) };
  const radiusKm = rememberedRadius();
  store(placeKey, JSON.stringify(isChosen ? kept : { ...kept, isVisited: true }));
  store(radiusKey, String(radiusKm));
  setCookie(placeCookie({ place: kept, radiusKm, isChosen }));
  announce();
}

let last: { raw: string; known: Known | null } | null = null;

function stored(): Known | null {
  const raw = read(placeKey) ?? '';
  const key = `${raw}\n${document.cookie}`;
  // The same object as long as nothing changed, which is what React compares.
  if (last?.raw !== key) {
    const [inStorage, inCookie] = [parseStored(raw), readPlaceCookie(document.cookie)];
    // A form without this code sets the cookie alone.
    const isCookieSurer = inCookie?.isChosen && !inStorage?.isChosen;
    last = { raw: key, known: isCookieSurer ? inCookie : (inStorage ?? inCookie) };
  }
  return last.known;
}

function parseStored(raw: string): Known | null {
  try {
    const value: unknown = JSON.parse(raw);
    const place = parsePlace(value);
    return place && { place, isChosen: !(isRecord(value) && value.isVisited === true) };
  } catch {
    return null;
  }
}

const clampRadius = (km: number) =>
  Number.isFinite(km) ? Math.min(radius.maxKm, Math.max(radius.minKm, Math.round(km))) : radius.defaultKm;

/** A browser may tell a tab of another one's storage before it has the cookie that the other one changed. */
const cookieDelayMs = 500;

function subscribe(listen: () => void) {
  let timer = 0;
  const listenTwice = () => {
    listen();
    window.clearTimeout(timer);
    timer = window.setTimeout(listen, cookieDelayMs);
  };
  window.addEventListener('storage', listenTwice);
  window.addEventListener(changed, listen);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('storage', listenTwice);
    window.removeEventListener(changed, listen);
  };
}

const announce = () => window.dispatchEvent(new Event(changed));

/** For a browser that refuses cookies and storage both: until the page is loaded again. */
const inMemory = new Map<string, string>();

// A browser may refuse its storage, by setting or in a private window; the cookie then carries on alone.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

function store(key: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value === null || navigator.cookieEnabled) inMemory.delete(key);
    else inMemory.set(key, value);
  }
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = cookie;
}
