'use client';

import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapJob } from '@/lib/jobs/map-job';
import { type Spot, type Square, spotsOfSquares } from './job-clusters';

/** Everything of a search that is in view. */
export type InView = { spots: Spot[]; total: number; isMore: boolean };

/** Whoever drags the map is asked for once they pause. */
const pauseMs = 200;
const squarePx = 256;

/** Asks the server what of a search is in view, after each move, and tells it. */
export function JobsInView({ source, onFound }: { source: string; onFound: (found: InView) => void }) {
  const map = useMap();
  const asking = useRef<AbortController>(null);
  const answered = useRef('');

  // Its marks are about to become others.
  const sayBusy = (isBusy: boolean) => map.getContainer().setAttribute('aria-busy', String(isBusy));

  const ask = useEffectEvent(() => {
    const address = addressInView(source, viewOf(map));
    if (address === answered.current) return sayBusy(false);
    asking.current?.abort();
    const current = new AbortController();
    asking.current = current;
    sayBusy(true);
    fetchInView(address, current.signal)
      .then(
        (found) => {
          answered.current = address;
          onFound(found);
        },
        // What was there stays; the next move asks again.
        () => {},
      )
      .finally(() => asking.current === current && sayBusy(false));
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another search is asked for at once
  useEffect(() => ask(), [source]);
  // Listens all the while: a list that changes moves the map in the midst of a render (FollowSpots).
  useEffect(() => {
    let timer: number | undefined;
    const again = () => ask();
    const soon = () => {
      map.getContainer().setAttribute('aria-busy', 'true');
      window.clearTimeout(timer);
      timer = window.setTimeout(again, pauseMs);
    };
    map.on('moveend resize', soon);
    window.addEventListener('online', again);
    return () => {
      map.off('moveend resize', soon);
      window.removeEventListener('online', again);
      window.clearTimeout(timer);
      asking.current?.abort();
    };
  }, [map]);
  return null;
}

/** The address of what a search has in a view. One of everything asks for nothing before that. */
export const addressInView = (source: string, view: string) =>
  `${source}${source.includes('?') ? '&' : '?'}${view}`;

/** All jobs of a view, or of one point. Rejects where they do not come. */
export async function fetchInView(address: string, signal: AbortSignal | null = null): Promise<InView> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error('The jobs of the map did not come.');
  const { squares, jobs, ...rest }: { squares: Square[]; jobs: MapJob[]; total: number; isMore: boolean } =
    await response.json();
  return { ...rest, spots: spotsOfSquares(squares, jobs) };
}

/** What is in view, as whole squares of the map: small moves ask nothing, and many visitors ask the same. */
function viewOf(map: LeafletMap): string {
  const zoom = Math.floor(map.getZoom());
  const { min = { x: 0, y: 0 }, max = { x: 0, y: 0 } } = map.getPixelBounds();
  const most = 2 ** zoom;
  const within = (number: number) => Math.max(0, Math.min(most, number));
  const west = within(Math.floor(min.x / squarePx));
  const east = within(Math.ceil(max.x / squarePx));
  const northWest = map.unproject([west * squarePx, within(Math.floor(min.y / squarePx)) * squarePx], zoom);
  const southEast = map.unproject([east * squarePx, within(Math.ceil(max.y / squarePx)) * squarePx], zoom);
  return viewQuery([northWest.lng, southEast.lat, southEast.lng, northWest.lat], zoom);
}

const viewQuery = (box: readonly number[], zoom: number) =>
  `box=${box.map((degrees) => +degrees.toFixed(5)).join()}&zoom=${zoom}`;

/** Around one point, and near enough that all that it has is told. */
export const pointQuery = ({ extent: [south, west, north, east] }: Spot) =>
  viewQuery([west - 0.00002, south - 0.00002, east + 0.00002, north + 0.00002], 19);
