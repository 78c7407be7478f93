import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A bare text area; it grows with its text where the browser can. */
export function Textarea({ className, rows = 6, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      rows={rows}
      className={classes('control field-sizing-content min-h-32 resize-y', className)}
      {...rest}
    />
  );
}
