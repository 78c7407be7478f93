import { type ReactNode, useId } from 'react';
import { classes } from '@/components/ui/classes';
import { FilterProblem } from '@/components/ui/filter-problem';
import type { ControlAria } from './field';

/** Label, control, hint and error of one filter. Filters are always optional, so there is no "optional" mark. */
export function FilterField({
  label,
  hint,
  problem,
  children,
}: {
  label: string;
  hint?: ReactNode;
  /** The error message for an invalid value. */
  problem?: string | undefined;
  children: (aria: Omit<ControlAria, 'aria-required'>) => ReactNode;
}) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-semibold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': classes(problem && `${id}-problem`, hint ? `${id}-hint` : undefined) || undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      <FilterProblem id={`${id}-problem`} sentence={problem} />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  );
}
