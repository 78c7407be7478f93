import type { ComponentProps } from 'react';
import { classes } from './classes';
import { ChevronDownIcon } from './icons';

type SelectOption = { value: string; label: string };

/** A styled native select. Takes `options` or `<option>` children. */
export function Select({
  className,
  options,
  children,
  ...rest
}: ComponentProps<'select'> & { options?: readonly SelectOption[] }) {
  return (
    <span className={classes('relative block', className)}>
      <select className="control appearance-none pr-10" {...rest}>
        {options?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
