import { type ReactNode, useId } from 'react';
import { classes } from '@/components/ui/classes';
import { field as text } from '@/messages/forms/form';

/** The attributes of a control inside a field: `<Input {...aria} name="email" />`. */
export type ControlAria = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
};

type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Announces the error to screen readers, for forms without an error summary that takes the focus. */
  announce?: boolean;
  required?: boolean;
  /** The control's id, if another element refers to it, such as an error summary. */
  id?: string;
  className?: string;
  children: (aria: ControlAria) => ReactNode;
};

/**
 * Label, hint, control and error, linked for assistive technology. Optional fields are marked, required ones are not.
 */
export function Field({
  label,
  hint,
  error,
  announce = false,
  required = false,
  id,
  className,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={className}>
      <label htmlFor={controlId} className="mb-1.5 block font-semibold">
        {label}
        {!required && <span className="font-normal text-ink-soft text-sm">{` ${text.optional}`}</span>}
      </label>
      {hint && (
        <p id={hintId} className="-mt-0.5 mb-1.5 text-ink-soft text-sm">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': classes(hintId, errorId) || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required ? true : undefined,
      })}
      {error && (
        <p
          id={errorId}
          role={announce ? 'alert' : undefined}
          className="mt-1.5 font-medium text-danger text-sm"
        >
          {error}
        </p>
      )}
    </div>
  );
}
