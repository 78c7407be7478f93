'use client';

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { classes } from '@/components/ui/classes';
import { MapIcon } from '@/components/ui/island-icons';
import { mapSlot as text } from '@/messages/map/slot';
import { MapBoundary } from './map-boundary';

type MapSlotProps<Props> = {
  /** A constant of the module, so that the map's code is fetched once. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The height, as classes; the place is kept from the first paint on. */
  className: string;
  /**
   * `near`: only when the reader comes close to it; `seen`: besides, when the browser has nothing else to do, and beside what
   * says the same, so that nothing stands for it without scripts.
   */
  when?: 'now' | 'near' | 'seen';
};

type Arrival<Props> = 'waiting' | 'failed' | { Canvas: ComponentType<Props> };

/** A map's place on the page. The map's code and styles arrive on demand and never hold up what can be read. */
export function MapSlot<Props extends object>({ load, props, className, when = 'now' }: MapSlotProps<Props>) {
  const frame = useRef<HTMLDivElement>(null);
  const isNear = useIsNear(frame, when === 'now');
  const [arrival, setArrival] = useState<Arrival<Props>>('waiting');
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt fetches again
  useEffect(() => {
    if (!isNear) return;
    let isCurrent = true;
    const arrive = () =>
      load().then(
        (Canvas) => isCurrent && setArrival({ Canvas }),
        () => isCurrent && setArrival('failed'),
      );
    // Safari knows no idle time.
    const idle =
      when === 'seen' && 'requestIdleCallback' in window
        ? requestIdleCallback(arrive, { timeout: 2000 })
        : arrive();
    return () => {
      isCurrent = false;
      if (typeof idle === 'number') cancelIdleCallback(idle);
    };
  }, [isNear, load, attempt, when]);

  const retry = () => {
    setArrival('waiting');
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
        {arrival === 'waiting' && (isNear || when !== 'seen') && <Waiting />}
        {arrival === 'failed' && <Unavailable onRetry={retry} />}
        {typeof arrival === 'object' && (
          <MapBoundary fallback={<Unavailable onRetry={retry} />} key={attempt}>
            <arrival.Canvas {...props} />
          </MapBoundary>
        )}
      </div>
      {when !== 'seen' && (
        <noscript>
          <p className="rounded-md bg-sunken px-4 py-3 text-ink-soft text-sm">
            {text.theMapNeedsJavascriptEverything}
          </p>
        </noscript>
      )}
    </>
  );
}

function Waiting() {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-2 text-ink-soft text-sm">
      <MapIcon className="size-7" />
      {text.loadingTheMap}
    </div>
  );
}

function Unavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-4 text-center text-sm">
      <p role="status">{text.weCouldntLoadTheMap}</p>
      <Button variant="secondary" size="sm" onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </div>
  );
}

/** True from the moment at which the element is less than 300 px away from being seen. */
function useIsNear(element: RefObject<HTMLElement | null>, fromStart: boolean): boolean {
  const [isNear, setIsNear] = useState(fromStart);
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
