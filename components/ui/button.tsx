import Link from 'next/link';
import type { ComponentProps } from 'react';
import { type ButtonVariants, buttonClasses } from './button-variants';
import { classes } from './classes';

export function Button({
  variant,
  size,
  wide,
  className,
  type = 'button',
  ...rest
}: ButtonVariants & ComponentProps<'button'>) {
  return (
    <button type={type} className={classes(buttonClasses({ variant, size, wide }), className)} {...rest} />
  );
}

/** A link styled as a button; screen readers announce it as a link. */
export function ButtonLink({
  variant,
  size,
  wide,
  className,
  ...rest
}: ButtonVariants & ComponentProps<typeof Link>) {
  return <Link className={classes(buttonClasses({ variant, size, wide }), className)} {...rest} />;
}
