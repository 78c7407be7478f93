import type { ComponentProps } from 'react';
import { classes } from './classes';

type CardProps = ComponentProps<'div'> & {
  as?: 'div' | 'article' | 'section' | 'li' | 'aside';
  /** `roomy` for a page's main card, `none` if the content has its own padding. */
  padding?: 'normal' | 'roomy' | 'none';
};

const paddings = { normal: 'p-4 sm:p-5', roomy: 'p-5 sm:p-8', none: '' } as const;

export function Card({ as = 'div', padding = 'normal', className, ...rest }: CardProps) {
  const Element = as as 'div';
  return (
    <Element
      className={classes('rounded-lg border border-line bg-surface', paddings[padding], className)}
      {...rest}
    />
  );
}
