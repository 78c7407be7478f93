import type { ComponentProps, ReactNode } from 'react';
import { classes } from './classes';

/** A checkbox and its label as one target. `count` is at the end of the line, as in a list of filters. */
export function Checkbox({
  label,
  count,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; count?: ReactNode }) {
  return (
    <label className={classes('flex min-h-9 items-start gap-2.5 py-1.5 max-sm:min-h-11', className)}>
      <input type="checkbox" className="mt-[0.2em] size-5 shrink-0 accent-brand" {...rest} />
      <span className="min-w-0 grow">{label}</span>
      {count !== undefined && <span className="text-ink-soft text-sm tabular-nums">{count}</span>}
    </label>
  );
}
