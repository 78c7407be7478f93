'use client';

import { type ReactNode, useId, useState } from 'react';
import { parseDecimal } from '@/lib/forms/parse-decimal';
import { searchParamsReader as messages } from '@/messages/search-params';
import { rangeField as text } from '@/messages/ui/messages';
import { classes } from './classes';
import { FilterProblem } from './filter-problem';

type RangeFieldProps = {
  label: ReactNode;
  /** The number field's id, if another element refers to it. */
  id?: string;
  /** The form field's name; the number field has it, so that it works without JavaScript. */
  name?: string;
  min: number;
  max: number;
  step?: number;
  unit: string;
  /** Values that are labeled below the track, such as the specified 1, 50 and 100. */
  marks?: readonly number[];
  defaultValue?: number;
  value?: number;
  /** Called on each change, also while dragging. */
  onChange?: (value: number) => void;
  /** Called once, when dragging or typing ends. */
  onCommit?: (value: number) => void;
  className?: string;
  /** An invalid value that was submitted: it stays in the field, with the error message. */
  problem?: { value: string; message: string } | undefined;
  hint?: string | undefined;
};

/** A slider and a number field with the same value, controlled by `value` or uncontrolled from `defaultValue`. */
export function RangeField({
  label,
  id: numberId,
  name,
  min,
  max,
  step = 1,
  unit,
  marks = [],
  defaultValue = min,
  value,
  onChange,
  onCommit,
  className,
  problem,
  hint,
}: RangeFieldProps) {
  const ownId = useId();
  const id = numberId ?? `${ownId}-number`;
  const [ownValue, setOwnValue] = useState(value ?? defaultValue);
  const current = value ?? ownValue;
  // The typed text may be blank or out of bounds; the value never is.
  const [typedText, setTypedText] = useState(problem?.value ?? null);
  const [isTyping, setIsTyping] = useState(false);
  const invalidText = isInvalidNumber(typedText) ? typedText.trim() : null;
  const given = `“${invalidText?.slice(0, 40)}”`;
  const errorMessage = invalidText
    ? messages.outOfRange({ low: min, high: max, unit, given })
    : problem?.message;
  const shownError = isTyping ? undefined : errorMessage;

  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const updateValue = (next: number) => {
    setOwnValue(next);
    onChange?.(next);
  };
  // An invalid text stays in the field, with the error message.
  const commit = () => {
    setIsTyping(false);
    if (invalidText) return;
    setTypedText(null);
    onCommit?.(current);
  };

  return (
    <div className={className}>
      <div className="flex items-center justify-between gap-3">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="flex items-center gap-1.5">
          <input
            id={id}
            name={name}
            // Not type="number", which turns '5,5' into 55 or drops it.
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typedText ?? current}
            aria-invalid={shownError ? true : undefined}
            aria-describedby={classes(shownError && `${id}-problem`, hint && `${id}-hint`) || undefined}
            className="control w-16 px-2 py-1 text-right tabular-nums"
            onChange={(event) => {
              setIsTyping(true);
              setTypedText(event.target.value);
              const number = parseDecimal(event.target.value.trim());
              if (!Number.isNaN(number)) updateValue(clamp(number));
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
          <span className="text-ink-soft">{unit}</span>
        </span>
      </div>
      <FilterProblem id={`${id}-problem`} sentence={shownError} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      <div className="noscript:hidden">
        <input
          type="range"
          aria-label={typeof label === 'string' ? text.sliderOf({ label }) : text.slider}
          aria-valuetext={`${current} ${unit}`}
          min={min}
          max={max}
          step={step}
          value={current}
          className="mt-2 h-8 w-full accent-brand"
          onChange={(event) => {
            setTypedText(null);
            updateValue(event.target.valueAsNumber);
          }}
          onPointerUp={commit}
          onKeyUp={commit}
        />
        {marks.length > 0 && (
          <div aria-hidden="true" className="relative mx-2 h-5 text-ink-soft text-xs tabular-nums">
            {marks.map((mark, index) => (
              <Mark key={mark} mark={mark} unit={unit} position={getMarkPosition(index, marks.length)} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const isInvalidNumber = (typed: string | null): typed is string =>
  typed !== null && typed.trim() !== '' && Number.isNaN(parseDecimal(typed.trim()));

/** Only three positions, because others would need a style attribute, which the Content-Security-Policy blocks. */
const getMarkPosition = (index: number, count: number) =>
  index === 0 ? 'left' : index === count - 1 ? 'right' : 'middle';

function Mark({
  mark,
  unit,
  position,
}: {
  mark: number;
  unit: string;
  position: 'left' | 'middle' | 'right';
}) {
  return (
    <span
      className={classes(
        'absolute',
        position === 'left' && 'left-0',
        position === 'middle' && 'left-1/2 -translate-x-1/2',
        position === 'right' && 'right-0',
      )}
    >
      {mark} {unit}
    </span>
  );
}
