'use client';

import type { Map as LeafletMap } from 'leaflet';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { radius } from '@/lib/limits';
import { roundCoordinates } from '@/lib/places/place';
import { jobsMapCanvas as text } from '@/messages/map/canvas';
import { keepFromMap } from './map-camera';

const rememberedAs = 'searchAsIMove';
/** A page is asked for once the map rests. */
const pauseMs = 500;

/**
 * A switch, which the browser remembers: the list is then that of the circle around what is in view, in the address, too. Only what
 * the reader moves counts, not a map that follows its list. `to`: the address of the search without its place.
 */
export function SearchAsIMove({ to, onMoved }: { to: string; onMoved: (isLed: boolean) => void }) {
  const map = useMap();
  const router = useRouter();
  const [isOn, setIsOn] = useState(isRemembered);
  const isTheirs = useRef(false);
  const timer = useRef<number>(undefined);

  useEffect(() => {
    const note = () => {
      isTheirs.current = true;
    };
    const container = map.getContainer();
    const kinds = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const kind of kinds) container.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) container.removeEventListener(kind, note, { capture: true });
      window.clearTimeout(timer.current);
    };
  }, [map]);

  const search = useEffectEvent(() => {
    onMoved(true);
    const { lat, lng, radius: km } = circleOf(map);
    const [path, query] = to.split('?');
    const asked = new URLSearchParams(query);
    for (const [name, value] of Object.entries({ lat, lng, radius: km })) asked.set(name, String(value));
    router.replace(`${path}?${asked}`, { scroll: false });
  });
  const searchSoon = () => {
    window.clearTimeout(timer.current);
    // A popup moves the map to be seen, and is to stay open.
    if (isOn && isTheirs.current && !map.getContainer().querySelector('.leaflet-popup'))
      timer.current = window.setTimeout(() => search(), pauseMs);
  };
  useMapEvents({ moveend: searchSoon });

  const change = (isNowOn: boolean) => {
    setIsOn(isNowOn);
    remember(isNowOn);
    if (isNowOn) search();
    else onMoved(false);
  };
  return (
    <label ref={keepFromMap} className="map-control map-moves">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      {text.searchAsIMove}
    </label>
  );
}

/** Around all that is in view; wider than a search goes, it is everywhere. */
function circleOf(map: LeafletMap) {
  const bounds = map.getBounds();
  const center = roundCoordinates(bounds.getCenter().wrap());
  const km = Math.max(
    radius.minKm,
    Math.ceil(map.distance(bounds.getCenter(), bounds.getNorthEast()) / 1000),
  );
  return { ...center, radius: km > radius.maxKm ? 'any' : km };
}

function isRemembered(): boolean {
  try {
    return window.localStorage.getItem(rememberedAs) === 'true';
  } catch {
    return false;
  }
}

function remember(isOn: boolean): void {
  try {
    window.localStorage.setItem(rememberedAs, String(isOn));
  } catch {
    // It holds for this page.
  }
}
