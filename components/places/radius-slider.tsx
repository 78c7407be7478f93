'use client';

import { type ComponentProps, useId, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { FilterProblem } from '@/components/ui/filter-problem';
import { RangeField } from '@/components/ui/range-field';
import { Select } from '@/components/ui/select';
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

const mileSteps = [1, 3, 5, 10, 15, 25, 50];

/** In miles (D106) a few steps are enough; what is sent is in kilometers all the same. */
function RadiusInMiles({
  id,
  label,
  name,
  defaultValue = radius.defaultKm,
  value,
  onChange,
  onCommit,
  problem,
  hint,
}: RadiusSliderProps) {
  const ownId = useId();
  const [own, setOwn] = useState(value ?? defaultValue);
  const km = value ?? own;
  const options = [...new Set([...mileSteps.map(kmOfRadius), radius.maxKm, km])].sort(
    (one, other) => one - other,
  );
  const choose = (chosen: number) => {
    setOwn(chosen);
    onChange?.(chosen);
    onCommit?.(chosen);
  };
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id ?? ownId} className="font-semibold">
          {label}
        </label>
        <Select
          id={id ?? ownId}
          name={name}
          value={km}
          onChange={({ target }) => choose(Number(target.value))}
          options={options.map((each) => ({
            value: String(each),
            label: text.miles({ miles: milesOfRadius(each) }),
          }))}
          aria-invalid={problem ? true : undefined}
          aria-describedby={classes(problem && `${ownId}-problem`, hint && `${ownId}-hint`) || undefined}
        />
      </div>
      {hint && (
        <p id={`${ownId}-hint`} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <FilterProblem id={`${ownId}-problem`} sentence={problem?.sentence} />
    </div>
  );
}
