import type { ReactNode } from 'react';
import { classes } from './classes';

/** The content of an empty list: a title, the reason and an action, below a decorative door. */
export function EmptyState({
  title,
  children,
  action,
  as: Heading = 'h2',
  className,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  as?: 'h1' | 'h2' | 'h3';
  className?: string;
}) {
  return (
    <div
      className={classes(
        'rounded-lg border border-line border-dashed px-5 py-10 text-center sm:px-8 sm:py-14',
        className,
      )}
    >
      <span className="door quiet mx-auto mb-3 size-14" />
      <Heading className="text-xl">{title}</Heading>
      {children && <div className="mx-auto mt-2 max-w-md text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
