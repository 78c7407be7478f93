'use client';

import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { type ComponentType, useRef, useState } from 'react';
import { type Area, formatArea } from '@/lib/places/area';
import { drawArea as text } from '@/messages/map/canvas';
import type { AreaEditorProps } from './area-editor';

/** Lets the visitor draw the search area (D103). The editor is loaded on demand. */
export function DrawArea({
  area,
  onDrawing,
}: {
  area: Area | null;
  onDrawing: (isDrawing: boolean) => void;
}) {
  const router = useRouter();
  const searchParams = useSearchParams();
  const button = useRef<HTMLButtonElement>(null);
  const [Editor, setEditor] = useState<ComponentType<AreaEditorProps> | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  const startDrawing = () =>
    import('./area-editor').then(
      ({ AreaEditor }) => {
        setHasFailed(false);
        setEditor(() => AreaEditor);
        onDrawing(true);
      },
      () => setHasFailed(true),
    );
  const stopDrawing = (newArea: Area | null) => {
    setEditor(null);
    onDrawing(false);
    if (newArea) router.push(withArea(searchParams, newArea), { scroll: false });
    else requestAnimationFrame(() => button.current?.focus());
  };

  if (Editor)
    return <Editor initialArea={area ?? []} onDone={stopDrawing} onCancel={() => stopDrawing(null)} />;
  return (
    <div className="map-draw">
      <button ref={button} type="button" onClick={startDrawing} className="map-control">
        {area ? text.changeArea : text.drawButton}
      </button>
      {area && (
        <Link
          href={withArea(searchParams, null)}
          scroll={false}
          prefetch={false}
          className="map-control map-draw-link"
        >
          {text.removeArea}
        </Link>
      )}
      <p role="status" className="map-control map-draw-note empty:hidden">
        {hasFailed ? text.loadFailed : ''}
      </p>
    </div>
  );
}

/** This page's URL with another area, starting at page 1. */
function withArea(searchParams: URLSearchParams, area: Area | null): string {
  const query = new URLSearchParams(searchParams);
  query.delete('page');
  query.delete('area');
  if (area) query.set('area', formatArea(area));
  return `?${query}`;
}
