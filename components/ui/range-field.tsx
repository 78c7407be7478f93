'use client';

import { type ReactNode, useId, useState } from 'react';
import { plainNumber } from '@/lib/forms/plain-number';
import { searchParamsReader as messages } from '@/messages/search-params';
import { rangeField as text } from '@/messages/ui/messages';
import { classes } from './classes';
import { FilterProblem } from './filter-problem';

type RangeFieldProps = {
  label: ReactNode;
  /** The number's id, when something else must point at it. */
  id?: string;
  /** The form field's name; the number carries it, so it works without JavaScript. */
  name?: string;
  min: number;
  max: number;
  step?: number;
  unit: string;
  /** Values written under the track, the specification's 1, 50 and 100. */
  marks?: readonly number[];
  defaultValue?: number;
  value?: number;
  /** Each change, while dragging too. */
  onChange?: (value: number) => void;
  /** Once, when the person lets go or has finished typing. */
  onCommit?: (value: number) => void;
  className?: string;
  /** A number that was sent and could not be used: it stays in the box, with the sentence that says so. */
  problem?: { given: string; sentence: string } | undefined;
  /** What is to know of it besides. */
  hint?: string | undefined;
};

/** A slider and a number field that say the same; controlled by `value` or by itself from `defaultValue`. */
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
  const [own, setOwn] = useState(value ?? defaultValue);
  const current = value ?? own;
  // What is being typed may be empty or out of bounds for a moment; the value never is.
  const [typed, setTyped] = useState(problem?.given ?? null);
  const [isTyping, setIsTyping] = useState(false);
  const unread = isUnread(typed) ? typed.trim() : null;
  const given = `“${unread?.slice(0, 40)}”`;
  const sentence = unread ? messages.outOfRange({ low: min, high: max, unit, given }) : problem?.sentence;
  const shown = isTyping ? undefined : sentence;

  const clamp = (number: number) => Math.min(max, Math.max(min, number));
  const change = (next: number) => {
    setOwn(next);
    onChange?.(next);
  };
  // What isn't a number stays in the box, with the sentence that says so.
  const commit = () => {
    setIsTyping(false);
    if (unread) return;
    setTyped(null);
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
            // Not of the type number: that one makes 55 of '5,5', or drops it.
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            value={typed ?? current}
            aria-invalid={shown ? true : undefined}
            aria-describedby={classes(shown && `${id}-problem`, hint && `${id}-hint`) || undefined}
            className="control w-16 px-2 py-1 text-right tabular-nums"
            onChange={(event) => {
              setIsTyping(true);
              setTyped(event.target.value);
              const number = plainNumber(event.target.value.trim());
              if (!Number.isNaN(number)) change(clamp(number));
            }}
            onBlur={commit}
            onKeyDown={(event) => {
              if (event.key === 'Enter') commit();
            }}
          />
          <span className="text-ink-soft">{unit}</span>
        </span>
      </div>
      <FilterProblem id={`${id}-problem`} sentence={shown} />
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
            setTyped(null);
            change(event.target.valueAsNumber);
          }}
          onPointerUp={commit}
          onKeyUp={commit}
        />
        {marks.length > 0 && (
          <div aria-hidden="true" className="relative mx-2 h-5 text-ink-soft text-xs tabular-nums">
            {marks.map((mark, index) => (
              <Mark key={mark} mark={mark} unit={unit} at={place(index, marks.length)} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

const isUnread = (typed: string | null): typed is string =>
  typed !== null && typed.trim() !== '' && Number.isNaN(plainNumber(typed.trim()));

/** First, middle and last: enough for every slider we have, and free of style attributes (content security policy). */
const place = (index: number, count: number) =>
  index === 0 ? 'left' : index === count - 1 ? 'right' : 'middle';

function Mark({ mark, unit, at }: { mark: number; unit: string; at: 'left' | 'middle' | 'right' }) {
  return (
    <span
      className={classes(
        'absolute',
        at === 'left' && 'left-0',
        at === 'middle' && 'left-1/2 -translate-x-1/2',
        at === 'right' && 'right-0',
      )}
    >
      {mark} {unit}
    </span>
  );
}
