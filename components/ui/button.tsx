import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClasses } from './button-look';
import { classes } from './classes';

export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonLook & ComponentProps<'button'>) {
  return (
    <button type={type} className={classes(buttonClasses({ variant, size, wide }), className)} {...rest} />
  );
}

/** A link that looks like a button: it goes somewhere and so is announced as a link. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonLook & ComponentProps<typeof Link>) {
  return <Link className={classes(buttonClasses({ variant, size, wide }), className)} {...rest} />;
}
