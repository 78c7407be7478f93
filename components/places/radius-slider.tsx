'use client';

import { type ComponentProps, useState } from 'react';
import { RangeField } from '@/components/ui/range-field';
import { plainNumber } from '@/lib/forms/plain-number';
import { radius } from '@/lib/limits';
import { useUnit } from '@/lib/places/chosen-unit';
import { kmOfRadius, milesOfRadius } from '@/lib/places/in-miles';
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
  const props = { label, name, defaultValue, ...rest };
  return useUnit() === 'mi' ? (
    <RadiusInMiles {...props} />
  ) : (
    <RangeField {...props} min={radius.minKm} max={radius.maxKm} unit="km" marks={marks} />
  );
}

const marks = [radius.minKm, 50, radius.maxKm] as const;

/** The problem of a radius that a form was sent with. */
export const radiusProblem = (given: string | undefined, sentence: string | undefined) =>
  given && sentence ? { given, sentence } : undefined;

/** In whole miles for whoever chose them (D106); what is sent, and told, is in kilometers all the same. */
function RadiusInMiles({
  name,
  defaultValue = radius.defaultKm,
  value,
  onChange,
  onCommit,
  problem,
  ...rest
}: Omit<ComponentProps<typeof RangeField>, 'min' | 'max' | 'unit'>) {
  const [own, setOwn] = useState(value ?? defaultValue);
  const km = value ?? own;
  // Other problems name kilometers.
  const unreadBefore = problem && Number.isNaN(plainNumber(problem.given)) ? problem : undefined;
  const [unread, setUnread] = useState<string | null>(unreadBefore?.given ?? null);
  return (
    <>
      <RangeField
        {...rest}
        min={milesOfRadius(radius.minKm)}
        max={milesOfRadius(radius.maxKm)}
        unit="mi"
        marks={marks.map(milesOfRadius)}
        value={milesOfRadius(km)}
        onChange={(miles) => {
          setOwn(kmOfRadius(miles));
          onChange?.(kmOfRadius(miles));
        }}
        onCommit={(miles) => onCommit?.(kmOfRadius(miles))}
        onUnread={setUnread}
        problem={unreadBefore}
      />
      <input type="hidden" name={name} value={unread ?? km} />
    </>
  );
}
