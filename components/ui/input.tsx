import type { ComponentProps } from 'react';
import { classes } from './classes';

/** A text field; `components/forms/field` adds label, hint and error. */
export function Input({ className, type = 'text', ...rest }: ComponentProps<'input'>) {
  return <input type={type} className={classes('control', className)} {...rest} />;
}
