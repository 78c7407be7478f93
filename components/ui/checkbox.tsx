import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** A checkbox and its label as one click target. `count` is at the end of the line, as in a list of filters. */
export function Checkbox({
  label,
  count,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; count?: ReactNode }) {
  return (
    <label className={classes('checkbox', className)}>
      <input type="checkbox" {...rest} />
      <span>{label}</span>
      {count !== undefined && <span className="text-ink-soft text-sm tabular-nums">{count}</span>}
    </label>
  );
}
