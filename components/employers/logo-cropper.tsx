'use client';

import { type PointerEvent, useEffect, useId, useRef } from 'react';
import { logoCropper as text } from '@/messages/employers';
import { type Crop, drawCrop, maxZoom, toDraggedCrop } from './crop';

/** Twice the displayed size, for high-density screens. */
const canvasPx = 384;

/** Selects the logo's square by dragging or with sliders. */
export function LogoCropper({
  image,
  crop,
  onChange,
}: {
  image: ImageBitmap;
  crop: Crop;
  onChange: (crop: Crop) => void;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current.getContext('2d'), image, crop);
  }, [image, crop]);

  const handlePointerMove = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const width = event.currentTarget.clientWidth;
    onChange(toDraggedCrop(image, crop, event.movementX / width, event.movementY / width));
  };
  return (
    <div className="flex flex-wrap items-center gap-5 rounded-md bg-sunken p-4">
      <canvas
        ref={canvas}
        width={canvasPx}
        height={canvasPx}
        role="img"
        aria-label={text.previewLabel}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={handlePointerMove}
        className="size-48 shrink-0 cursor-grab touch-none rounded-lg border border-line bg-surface active:cursor-grabbing"
      />
      <div className="grid min-w-48 grow gap-2">
        <Slider
          label={text.zoom}
          min={1}
          max={maxZoom}
          value={crop.zoom}
          onChange={(zoom) => onChange({ ...crop, zoom })}
        />
        <Slider
          label={text.leftAndRight}
          value={crop.x}
          disabled={crop.zoom === 1 && image.width <= image.height}
          onChange={(x) => onChange({ ...crop, x })}
        />
        <Slider
          label={text.upAndDown}
          value={crop.y}
          disabled={crop.zoom === 1 && image.height <= image.width}
          onChange={(y) => onChange({ ...crop, y })}
        />
      </div>
    </div>
  );
}

function Slider({
  label,
  min = 0,
  max = 1,
  value,
  disabled = false,
  onChange,
}: {
  label: string;
  min?: number;
  max?: number;
  value: number;
  disabled?: boolean;
  onChange: (value: number) => void;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="text-sm">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={0.01}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="block h-8 w-full accent-brand"
      />
    </div>
  );
}
