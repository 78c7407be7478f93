'use client';

import { type ComponentProps, useId, useState } from 'react';
import { classes } from '@/components/ui/classes';
import { FilterProblem } from '@/components/ui/filter-problem';
import { RangeField } from '@/components/ui/range-field';
import { Select } from '@/components/ui/select';
import { radius } from '@/lib/limits';
import { radiusInKm, radiusInMiles } from '@/lib/places/miles';
import { useUnit } from '@/lib/places/unit-choice';
import { radiusSlider as text } from '@/messages/places/place';

type RadiusSliderProps = Omit<
  ComponentProps<typeof RangeField>,
  'label' | 'min' | 'max' | 'step' | 'unit' | 'marks'
> & { label?: string };

/** Sets a radius of 1 to 100 km by slider or by typing, with the specified labels 1, 50 and 100 (section 9). */
export function RadiusSlider({
  label = text.label,
  name = 'radius',
  defaultValue = radius.defaultKm,
  ...rest
}: RadiusSliderProps) {
  const props = { label, name, defaultValue, ...rest };
  return useUnit() === 'mi' ? (
    <RadiusInMiles {...props} />
  ) : (
    <RangeField {...props} min={radius.minKm} max={radius.maxKm} unit="km" marks={radiusMarks} />
  );
}

const radiusMarks = [radius.minKm, 50, radius.maxKm] as const;

export const toRadiusProblem = (value: string | undefined, message: string | undefined) =>
  value && message ? { value, message } : undefined;

const mileSteps = [1, 3, 5, 10, 15, 25, 50];

/** For miles (D106) a few steps are enough. The submitted value is in kilometers. */
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
  const [ownValue, setOwnValue] = useState(value ?? defaultValue);
  const km = value ?? ownValue;
  const options = [...new Set([...mileSteps.map(radiusInKm), radius.maxKm, km])].sort((a, b) => a - b);
  const handleChange = (newValue: number) => {
    setOwnValue(newValue);
    onChange?.(newValue);
    onCommit?.(newValue);
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
          onChange={({ target }) => handleChange(Number(target.value))}
          options={options.map((optionKm) => ({
            value: String(optionKm),
            label: text.miles({ miles: radiusInMiles(optionKm) }),
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
      <FilterProblem id={`${ownId}-problem`} sentence={problem?.message} />
    </div>
  );
}
