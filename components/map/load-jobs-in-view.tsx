'use client';

import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapJob } from '@/lib/jobs/map-job';
import { type JobPoint, type JobSquare, toJobPoints } from './job-clusters';
import { tileSizePx } from './outline-drawing';

export type ViewResult = { points: JobPoint[]; total: number; isMore: boolean };

/** The delay of a request after the last move. */
const debounceMs = 200;

/** Loads the search's jobs in view after each move. */
export function LoadJobsInView({
  jobsUrl,
  onLoad,
}: {
  jobsUrl: string;
  onLoad: (result: ViewResult) => void;
}) {
  const map = useMap();
  const controllerRef = useRef<AbortController>(null);
  const loadedUrl = useRef('');

  /** A busy map is about to change its markers. */
  const setBusy = (isBusy: boolean) => map.getContainer().setAttribute('aria-busy', String(isBusy));

  const loadView = useEffectEvent(() => {
    const url = toViewUrl(jobsUrl, getViewQuery(map));
    if (url === loadedUrl.current) return setBusy(false);
    controllerRef.current?.abort();
    const controller = new AbortController();
    controllerRef.current = controller;
    setBusy(true);
    fetchView(url, controller.signal)
      .then(
        (result) => {
          loadedUrl.current = url;
          onLoad(result);
        },
        // The previous markers stay; the next move retries.
        () => {},
      )
      .finally(() => controllerRef.current === controller && setBusy(false));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: loads at once when the search changes
  useEffect(() => loadView(), [jobsUrl]);
  // Subscribes only once, because FitPoints moves the map in the same render that changes the list.
  useEffect(() => {
    let timer: number | undefined;
    const reload = () => loadView();
    const reloadDebounced = () => {
      map.getContainer().setAttribute('aria-busy', 'true');
      window.clearTimeout(timer);
      timer = window.setTimeout(reload, debounceMs);
    };
    map.on('moveend resize', reloadDebounced);
    window.addEventListener('online', reload);
    return () => {
      map.off('moveend resize', reloadDebounced);
      window.removeEventListener('online', reload);
      window.clearTimeout(timer);
      controllerRef.current?.abort();
    };
  }, [map]);
  return null;
}

/** The URL of a search's jobs in a view. Without filters, `jobsUrl` has no query yet. */
export const toViewUrl = (jobsUrl: string, viewQuery: string) =>
  `${jobsUrl}${jobsUrl.includes('?') ? '&' : '?'}${viewQuery}`;

/**
 * The jobs of a view or of one point.
 * @throws when the request fails
 */
export async function fetchView(url: string, signal: AbortSignal | null = null): Promise<ViewResult> {
  const response = await fetch(url, { signal });
  if (!response.ok) throw new Error('The jobs of the map could not be loaded.');
  const { squares, jobs, ...rest }: { squares: JobSquare[]; jobs: MapJob[]; total: number; isMore: boolean } =
    await response.json();
  return { ...rest, points: toJobPoints(squares, jobs) };
}

/** The view, extended to whole tiles: small moves send no request, and visitors share cached responses. */
function getViewQuery(map: LeafletMap): string {
  const zoom = Math.floor(map.getZoom());
  const { min = { x: 0, y: 0 }, max = { x: 0, y: 0 } } = map.getPixelBounds();
  const tileCount = 2 ** zoom;
  const clamp = (number: number) => Math.max(0, Math.min(tileCount, number));
  const west = clamp(Math.floor(min.x / tileSizePx));
  const east = clamp(Math.ceil(max.x / tileSizePx));
  const northWest = map.unproject(
    [west * tileSizePx, clamp(Math.floor(min.y / tileSizePx)) * tileSizePx],
    zoom,
  );
  const southEast = map.unproject(
    [east * tileSizePx, clamp(Math.ceil(max.y / tileSizePx)) * tileSizePx],
    zoom,
  );
  return formatViewQuery([northWest.lng, southEast.lat, southEast.lng, northWest.lat], zoom);
}

const formatViewQuery = (box: readonly number[], zoom: number) =>
  `box=${box.map((degrees) => +degrees.toFixed(5)).join()}&zoom=${zoom}`;

/** The view of one point, at a zoom at which the response lists all of its jobs. */
export const formatPointQuery = ({ extent: [south, west, north, east] }: JobPoint) =>
  formatViewQuery([west - 0.00002, south - 0.00002, east + 0.00002, north + 0.00002], 19);
