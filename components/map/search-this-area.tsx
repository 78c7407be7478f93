'use client';

import type { Map as LeafletMap } from 'leaflet';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { radius } from '@/lib/limits';
import { type Coordinates, roundCoordinates } from '@/lib/places/place';
import { jobsMapCanvas as text } from '@/messages/map/canvas';

const storageKey = 'searchAsIMove';
/** The delay of a search after the last move. */
const searchDelayMs = 500;

type SearchThisAreaProps = {
  /** The search's URL without its place. */
  searchHref: string;
  /** Identifies the list's search. */
  jobsUrl: string;
  /** Whether the list may follow the map. False on a place page, which belongs to its place. */
  canSearchOnMove: boolean;
  /** Whether a popup or a card is open. Opening it moves the map, which must not start a search. */
  isOpen: boolean;
  onSearch: (center: Coordinates) => void;
};

/**
 * Moves the search and its URL to the circle around the map's view: by a link that appears once the visitor has moved
 * the map, or on each move if the visitor has enabled that in this browser. Ignores moves that the visitor didn't make.
 */
export function SearchThisArea({
  searchHref,
  jobsUrl,
  canSearchOnMove,
  isOpen,
  onSearch,
}: SearchThisAreaProps) {
  const map = useMap();
  const router = useRouter();
  const [isOn, setIsOn] = useState(() => canSearchOnMove && isSearchAsIMoveOn());
  const [movedView, setMovedView] = useState<(SearchInView & { source: string }) | null>(null);
  /** The search whose map the visitor has touched. */
  const touchedSearch = useRef('');
  const isDragged = useRef(false);
  const timer = useRef<number>(undefined);

  const markTouched = useEffectEvent(() => {
    touchedSearch.current = jobsUrl;
  });
  useEffect(() => {
    // The parent, to include the tools beside the map.
    const frame = map.getContainer().parentElement;
    const handleTouch = () => markTouched();
    const eventNames = ['pointerdown', 'wheel', 'keydown'] as const;
    for (const eventName of eventNames)
      frame?.addEventListener(eventName, handleTouch, { capture: true, passive: true });
    return () => {
      for (const kind of eventNames) frame?.removeEventListener(kind, handleTouch, { capture: true });
      window.clearTimeout(timer.current);
    };
  }, [map]);

  const search = useEffectEvent(() => {
    const { center, href } = toSearchInView(map, searchHref);
    onSearch(center);
    router.replace(href, { scroll: false });
  });
  useMapEvents({
    dragstart: () => {
      isDragged.current = true;
    },
    moveend: () => {
      const isUserMove = touchedSearch.current === jobsUrl && (!isOpen || isDragged.current);
      isDragged.current = false;
      window.clearTimeout(timer.current);
      if (!isUserMove) return;
      setMovedView({ ...toSearchInView(map, searchHref), source: jobsUrl });
      if (isOn && !isOpen) timer.current = window.setTimeout(() => search(), searchDelayMs);
    },
  });

  const handleToggle = (isChecked: boolean) => {
    setIsOn(isChecked);
    saveSearchAsIMove(isChecked);
    if (isChecked) search();
  };
  const handleNavigate = (center: Coordinates) => {
    onSearch(center);
    // The clicked link is removed, so the map takes the focus.
    map.getContainer().focus({ preventScroll: true });
  };

  if (!isOn && movedView?.source === jobsUrl)
    return (
      <Link
        href={movedView.href}
        scroll={false}
        prefetch={false}
        onNavigate={() => handleNavigate(movedView.center)}
        data-results="say"
        className="map-control map-search"
      >
        {text.searchThisArea}
      </Link>
    );
  if (!canSearchOnMove) return null;
  return (
    <label className="map-control map-search">
      <input type="checkbox" checked={isOn} onChange={({ target }) => handleToggle(target.checked)} />
      {text.searchOnMoveLabel}
    </label>
  );
}

type SearchInView = { center: Coordinates; href: string };

/** The circle around the view. A radius above the maximum becomes a search everywhere. */
function toSearchInView(map: LeafletMap, searchHref: string): SearchInView {
  const bounds = map.getBounds();
  const center = roundCoordinates(bounds.getCenter().wrap());
  const km = Math.max(
    radius.minKm,
    Math.ceil(map.distance(bounds.getCenter(), bounds.getNorthEast()) / 1000),
  );
  const [path, query] = searchHref.split('?');
  const params = new URLSearchParams(query);
  params.set('lat', String(center.lat));
  params.set('lng', String(center.lng));
  params.set('radius', km > radius.maxKm ? 'any' : String(km));
  return { center, href: `${path}?${params}` };
}

function isSearchAsIMoveOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'true';
  } catch {
    return false;
  }
}

function saveSearchAsIMove(isOn: boolean): void {
  try {
    window.localStorage.setItem(storageKey, String(isOn));
  } catch {
    // Without storage the setting applies to this page only.
  }
}
