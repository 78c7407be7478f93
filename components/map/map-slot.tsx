'use client';

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { MapIcon } from '@/components/ui/island-icons';
import { mapSlot as text } from '@/messages/map/slot';
import { MapErrorBoundary } from './map-error-boundary';

type MapSlotProps<Props> = {
  /** A constant of the module, so that the map's code is loaded once. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The height, as classes; the space is reserved from the first paint. */
  className: string;
  /**
   * `near`: loads when the map is nearly in view. `idle`: the same, once the browser is idle; for a map that
   * repeats the list beside it, so visitors without JavaScript get no message.
   */
  when?: 'now' | 'near' | 'idle';
};

type MapState<Props> = 'waiting' | 'failed' | { Canvas: ComponentType<Props> };

/** The reserved space of a map. Its code and styles load on demand and don't block the page. */
export function MapSlot<Props extends object>({ load, props, className, when = 'now' }: MapSlotProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame, when === 'now');
  const [mapState, setMapState] = useState<MapState<Props>>('waiting');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const loadMap = () =>
      load().then(
        (Canvas) => isCurrent && setMapState({ Canvas }),
        () => isCurrent && setMapState('failed'),
      );
    // Safari has no requestIdleCallback.
    const idleCallback =
      when === 'idle' && 'requestIdleCallback' in window
        ? requestIdleCallback(loadMap, { timeout: 2000 })
        : loadMap();
    return () => {
      isCurrent = false;
      if (typeof idleCallback === 'number') cancelIdleCallback(idleCallback);
    };
  }, [isNear, load, attempt, when]);

  const retry = () => {
    setMapState('waiting');
    setAttempt((count) => count + 1);
  };

  return (
    <>
      <div
        ref={frame}
        className={classes(
          '@container relative isolate overflow-hidden rounded-lg border border-line bg-sunken noscript:hidden print:hidden',
          className,
        )}
      >
        {mapState === 'waiting' && (isNear || when !== 'idle') && <MapLoading />}
        {mapState === 'failed' && <MapUnavailable onRetry={retry} />}
        {typeof mapState === 'object' && (
          <MapErrorBoundary fallback={<MapUnavailable onRetry={retry} />} key={attempt}>
            <mapState.Canvas {...props} />
          </MapErrorBoundary>
        )}
      </div>
      {when !== 'idle' && (
        <noscript>
          <p className="rounded-md bg-sunken px-4 py-3 text-ink-soft text-sm">{text.noScript}</p>
        </noscript>
      )}
    </>
  );
}

function MapLoading() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-ink-soft text-sm">
      <MapIcon className="size-7" />
      {text.loading}
    </div>
  );
}

function MapUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center text-sm">
      <p role="status">{text.loadFailed}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  );
}

/** Becomes true when the element is less than 300 px outside the viewport. */
function useIsNear(element: RefObject<HTMLElement | null>, isInitiallyNear: boolean): boolean {
  const [isNear, setIsNear] = useState(isInitiallyNear);
  useEffect(() => {
    if (isNear || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setIsNear(true),
      { rootMargin: '300px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
