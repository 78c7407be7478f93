import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** A checkbox and its label as one click target. */
export function Checkbox({
  label,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) {
  return (
    <label className={classes('checkbox', className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
    </label>
  );
}
