'use client';

import { useSyncExternalStore } from 'react';
import { radius } from '@/lib/limits';
import { type Place, roundCoordinates } from '@/lib/places/place';
import { getPlaceFromCookies, toExpiredPlaceCookie, toPlaceCookie } from '@/lib/places/place-cookie';
import { isRecord, parsePlace } from './parse-place';

/** The specified name in browser storage (section 3). */
const placeStorageKey = 'userLocation';
const radiusStorageKey = 'searchRadius';
/** Fired for the other islands of this page; `storage` events reach other tabs. */
const changeEvent = 'doorstep:place';

/** A chosen place takes precedence over the profile's, which takes precedence over a visited one. */
type StoredPlace = { place: Place; isChosen: boolean };

/** The place in the signed-in user's profile; never written to browser storage. */
type ProfilePlace = { place: Place; radiusKm: number };
let profilePlace: ProfilePlace | null = null;

/**
 * Saves the chosen place, rounded (D36), with the radius, in browser storage and in the cookie that the server reads.
 */
export const setChosenPlace = (place: Place) => storePlace({ place, isChosen: true });

/**
 * Saves the place of a place page or a shared link, for visitors without a chosen place and without a profile's. The
 * next visited place replaces it.
 */
export function setVisitedPlace(place: Place) {
  if (!profilePlace && !getStoredPlace()?.isChosen) storePlace({ place, isChosen: false });
}

/** Saves the search radius in km, clamped to its bounds. */
export function setSearchRadius(radiusKm: number) {
  setStorageItem(radiusStorageKey, String(clampRadius(radiusKm)));
  const storedPlace = getStoredPlace();
  if (storedPlace) setCookie(toPlaceCookie({ ...storedPlace, radiusKm: clampRadius(radiusKm) }));
  notifyChange();
}

/** Deletes place and radius from storage and cookie. */
export function clearVisitorPlace() {
  // The cookie first, because other tabs read it on the storage event.
  setCookie(toExpiredPlaceCookie());
  setStorageItem(placeStorageKey, null);
  setStorageItem(radiusStorageKey, null);
  notifyChange();
}

/** Parses a profile's place from a response; null if there is none. */
export function parseProfilePlace(value: unknown): ProfilePlace | null {
  const place = isRecord(value) ? parsePlace(value.place) : null;
  return place && { place, radiusKm: clampRadius(Number(isRecord(value) ? value.radiusKm : Number.NaN)) };
}

/** Sets the profile's place; null when signed out. */
export function setProfilePlace(place: ProfilePlace | null) {
  if (JSON.stringify(place) === JSON.stringify(profilePlace)) return;
  profilePlace = place;
  // A place visited before the profile was loaded is replaced by the profile's.
  if (place && getStoredPlace()?.isChosen === false) clearVisitorPlace();
  else notifyChange();
}

/** The visitor's place. `fromServer` is the cookie's place on the server, so that hydration matches its HTML. */
export const useVisitorPlace = (fromServer: Place | null = null): Place | null =>
  useSyncExternalStore(subscribe, getVisitorPlace, () => fromServer);

export const useSearchRadius = (fromServer: number = radius.defaultKm): number =>
  useSyncExternalStore(subscribe, getSearchRadius, () => fromServer);

/** The radius of the next search, in km. Clamped, because the stored value can be manipulated. */
export function getSearchRadius(): number {
  const storedRadius = getStorageItem(radiusStorageKey);
  if (storedRadius !== null && /^\d{1,3}$/.test(storedRadius)) return clampRadius(Number(storedRadius));
  return getPlaceFromCookies(document.cookie)?.radiusKm ?? profilePlace?.radiusKm ?? radius.defaultKm;
}

/** The place of the next search; null if none is stored or it is invalid. */
export const getVisitorPlace = (): Place | null => getStoredPlace()?.place ?? profilePlace?.place ?? null;

function storePlace({ place, isChosen }: StoredPlace) {
  const roundedPlace: Place = { ...place, coordinates: roundCoordinates(place.coordinates) };
  const radiusKm = getSearchRadius();
  setStorageItem(
    placeStorageKey,
    JSON.stringify(isChosen ? roundedPlace : { ...roundedPlace, isVisited: true }),
  );
  setStorageItem(radiusStorageKey, String(radiusKm));
  setCookie(toPlaceCookie({ place: roundedPlace, radiusKm, isChosen }));
  notifyChange();
}

let snapshot: { key: string; stored: StoredPlace | null } | null = null;

function getStoredPlace(): StoredPlace | null {
  const raw = getStorageItem(placeStorageKey) ?? '';
  const key = `${raw}\n${document.cookie}`;
  // Returns the same object until something changes, because React compares by identity.
  if (snapshot?.key !== key) {
    const [inStorage, inCookie] = [parseStoredPlace(raw), getPlaceFromCookies(document.cookie)];
    // A form submitted without JavaScript sets only the cookie.
    const isCookiePreferred = inCookie?.isChosen && !inStorage?.isChosen;
    snapshot = { key, stored: isCookiePreferred ? inCookie : (inStorage ?? inCookie) };
  }
  return snapshot.stored;
}

function parseStoredPlace(raw: string): StoredPlace | null {
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

/** A browser may fire the storage event before the tab has the changed cookie. */
const cookieDelayMs = 500;

function subscribe(onChange: () => void) {
  let timer = 0;
  const onStorage = () => {
    onChange();
    window.clearTimeout(timer);
    timer = window.setTimeout(onChange, cookieDelayMs);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changeEvent, onChange);
  return () => {
    window.clearTimeout(timer);
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changeEvent, onChange);
  };
}

const notifyChange = () => window.dispatchEvent(new Event(changeEvent));

/** Fallback until the next page load for browsers that block both cookies and storage. */
const memoryStorage = new Map<string, string>();

// Storage can be blocked, by a setting or in a private window; then only the cookie is used.
function getStorageItem(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return memoryStorage.get(key) ?? null;
  }
}

function setStorageItem(key: string, value: string | null) {
  try {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  } catch {
    if (value === null || navigator.cookieEnabled) memoryStorage.delete(key);
    else memoryStorage.set(key, value);
  }
}

function setCookie(cookie: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = cookie;
}
