'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { type ComponentType, useRef, useState } from 'react';
import { type Area, printArea } from '@/lib/places/area';
import { drawArea as text } from '@/messages/map/canvas';
import type { AreaPenProps } from './area-pen';

/** Lets the reader draw where to search (D103): what draws is fetched when it is asked for. */
export function DrawArea({
  area,
  onDrawing,
}: {
  area: Area | null;
  onDrawing: (isDrawing: boolean) => void;
}) {
  const router = useRouter();
  const asked = useSearchParams();
  const button = useRef<HTMLButtonElement>(null);
  const [Pen, setPen] = useState<ComponentType<AreaPenProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const begin = () =>
    import('./area-pen').then(
      ({ AreaPen }) => {
        setHasFailed(false);
        setPen(() => AreaPen);
        onDrawing(true);
      },
      () => setHasFailed(true),
    );
  const end = (drawn: Area | null) => {
    setPen(null);
    onDrawing(false);
    if (drawn) router.push(addressWith(asked, drawn), { scroll: false });
    else requestAnimationFrame(() => button.current?.focus());
  };

  if (Pen) return <Pen start={area ?? []} onDone={end} onLeave={() => end(null)} />;
  return (
    <div className="map-draw">
      <button ref={button} type="button" onClick={begin} className="map-control">
        {area ? text.changeArea : text.drawAnArea}
      </button>
      {area && (
        <Link
          href={addressWith(asked, null)}
          scroll={false}
          prefetch={false}
          className="map-control map-draw-link"
        >
          {text.removeArea}
        </Link>
      )}
      <p role="status" className="map-control map-draw-note empty:hidden">
        {hasFailed ? text.itDidntLoad : ''}
      </p>
    </div>
  );
}

/** This page's address with another area, from its first page. */
function addressWith(asked: URLSearchParams, area: Area | null): string {
  const query = new URLSearchParams(asked);
  query.delete('page');
  query.delete('area');
  if (area) query.set('area', printArea(area));
  return `?${query}`;
}
