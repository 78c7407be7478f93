import type { ComponentType, ReactNode } from 'react';
import { classes } from './classes';
import { AlertIcon, CircleCheckIcon, InfoIcon, WarningIcon } from './icons';

type NoticeTone = 'info' | 'good' | 'warn' | 'danger';

const tones: Record<NoticeTone, { look: string; mark: string; icon: ComponentType<{ className?: string }> }> =
  {
    info: { look: 'bg-brand-soft', mark: 'text-brand', icon: InfoIcon },
    good: { look: 'bg-good-soft', mark: 'text-good', icon: CircleCheckIcon },
    warn: { look: 'bg-warn-soft', mark: 'text-warn', icon: WarningIcon },
    danger: { look: 'bg-danger-soft', mark: 'text-danger', icon: AlertIcon },
  };

/**
 * A message that belongs to the page. `announce` says it to screen readers when it appears
 * (as an alert for `danger`, politely otherwise); leave it off for what is there from the start.
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
  const { look, mark, icon: Icon } = tones[tone];
  return (
    <div
      role={announce ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={classes('flex gap-3 rounded-md border border-transparent px-4 py-3', look, className)}
    >
      <Icon className={classes('mt-[0.2em] size-[1.25em]', mark)} />
      <div className="min-w-0 grow">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={classes(title ? 'mt-0.5' : '', 'text-ink')}>{children}</div>}
      </div>
    </div>
  );
}
