'use client';

import type { ComponentProps } from 'react';
import { RangeField } from '@/components/ui/range-field';
import { radius } from '@/lib/site';
import { radiusSlider as text } from '@/messages/places/place';

type RadiusSliderProps = Omit<
  ComponentProps<typeof RangeField>,
  'label' | 'min' | 'max' | 'step' | 'unit' | 'marks'
> & { label?: string };

/** Section 9: 1 to 100 km with the labels 1, 50 and 100, by slider or by typing. */
export function RadiusSlider({
  label = text.searchRadius,
  name = 'radius',
  defaultValue = radius.defaultKm,
  ...rest
}: RadiusSliderProps) {
  return (
    <RangeField
      label={label}
      name={name}
      defaultValue={defaultValue}
      min={radius.minKm}
      max={radius.maxKm}
      unit="km"
      marks={marks}
      {...rest}
    />
  );
}

const marks = [radius.minKm, 50, radius.maxKm] as const;
