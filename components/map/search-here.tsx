'use client';

import type { Map as LeafletMap } from 'leaflet';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { radius } from '@/lib/limits';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { jobsMapCanvas as text } from '@/messages/map/canvas';

const rememberedAs = 'searchAsIMove';
/** A page is asked for once the map rests. */
const pauseMs = 500;

type SearchHereProps = {
  /** The address of the search without its place. */
  to: string;
  /** Which search the list has. */
  source: string;
  /** Whether the list may follow the map; the page of a place stays at its place until it is left. */
  canFollow: boolean;
  /** Whether a popup or a card is open, which moves the map to be seen. */
  isOpen: boolean;
  /** Called with the middle of the map that is searched. */
  onSearch: (center: Coordinates) => void;
};

/**
 * Searches the circle around what is in view, in the address, too: by a link once the reader has moved the map, or with each move where
 * they turned that on, which the browser remembers. A map that follows its list does not count.
 */
export function SearchHere({ to, source, canFollow, isOpen, onSearch }: SearchHereProps) {
  const map = useMap();
  const router = useRouter();
  const [isOn, setIsOn] = useState(() => canFollow && isRemembered());
  const [moved, setMoved] = useState<(SearchInView & { source: string }) | null>(null);
  /** The search whose map the reader has touched. */
  const touched = useRef('');
  const isDragged = useRef(false);
  const timer = useRef<number>(undefined);

  const touch = useEffectEvent(() => {
    touched.current = source;
  });
  useEffect(() => {
    // Of the tools beside it, too.
    const frame = map.getContainer().parentElement;
    const note = () => touch();
    const kinds = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const kind of kinds) frame?.addEventListener(kind, note, { capture: true, passive: true });
    return () => {
      for (const kind of kinds) frame?.removeEventListener(kind, note, { capture: true });
      window.clearTimeout(timer.current);
    };
  }, [map]);

  const search = useEffectEvent(() => {
    const { center, href } = searchInView(map, to);
    onSearch(center);
    router.replace(href, { scroll: false });
  });
  useMapEvents({
    dragstart: () => {
      isDragged.current = true;
    },
    moveend: () => {
      const isTheirs = touched.current === source && (!isOpen || isDragged.current);
      isDragged.current = false;
      window.clearTimeout(timer.current);
      if (!isTheirs) return;
      setMoved({ ...searchInView(map, to), source });
      if (isOn && !isOpen) timer.current = window.setTimeout(() => search(), pauseMs);
    },
  });

  const change = (isNowOn: boolean) => {
    setIsOn(isNowOn);
    remember(isNowOn);
    if (isNowOn) search();
  };
  const follow = (center: Coordinates) => {
    onSearch(center);
    // The link goes.
    map.getContainer().focus({ preventScroll: true });
  };

  if (!isOn && moved?.source === source)
    return (
      <Link
        href={moved.href}
        scroll={false}
        prefetch={false}
        onNavigate={() => follow(moved.center)}
        data-results="say"
        className="map-control map-search"
      >
        {text.searchThisArea}
      </Link>
    );
  if (!canFollow) return null;
  return (
    <label className="map-control map-search">
      <input type="checkbox" checked={isOn} onChange={({ target }) => change(target.checked)} />
      {text.searchAsIMove}
    </label>
  );
}

type SearchInView = { center: Coordinates; href: string };

/** Around all that is in view; wider than a search goes, it is everywhere. */
function searchInView(map: LeafletMap, to: string): SearchInView {
  const bounds = map.getBounds();
  const center = roundCoordinates(bounds.getCenter().wrap());
  const km = Math.max(
    radius.minKm,
    Math.ceil(map.distance(bounds.getCenter(), bounds.getNorthEast()) / 1000),
  );
  const [path, query] = to.split('?');
  const asked = new URLSearchParams(query);
  asked.set('lat', String(center.lat));
  asked.set('lng', String(center.lng));
  asked.set('radius', km > radius.maxKm ? 'any' : String(km));
  return { center, href: `${path}?${asked}` };
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
