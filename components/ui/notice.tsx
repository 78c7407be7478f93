import type { ComponentType, ReactNode } from 'react';
import { classes } from './classes';
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from './icons';

type NoticeTone = 'info' | 'good' | 'warn' | 'danger';

const tones: Record<
  NoticeTone,
  { background: string; iconColor: string; icon: ComponentType<{ className?: string }> }
> = {
  info: { background: 'bg-brand-soft', iconColor: 'text-brand', icon: InfoIcon },
  good: { background: 'bg-good-soft', iconColor: 'text-good', icon: CircleCheckIcon },
  warn: { background: 'bg-warn-soft', iconColor: 'text-warn', icon: WarningIcon },
  danger: { background: 'bg-danger-soft', iconColor: 'text-danger', icon: AlertIcon },
};

/**
 * A message within the page. `announce` reads it to screen readers when it appears (as an alert for `danger`, otherwise
 * politely); leave it off for notices that are there on load.
 */
export function Notice({
  tone = 'info',
  title,
  children,
  announce = false,
  className,
}: {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  announce?: boolean;
  className?: string;
}) {
  const { background, iconColor, icon: Icon } = tones[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes('flex gap-3 rounded-md border border-transparent px-4 py-3', background, className)}
    >
      <Icon className={classes('mt-[0.2em] size-[1.25em]', iconColor)} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={classes(title ? 'mt-0.5' : '', 'text-ink')}>{children}</div>}
      </div>
    </div>
  );
}
