import type { ReactNode } from 'react';
import { classes } from './classes';

const tones = {
  neutral: 'bg-sunken text-ink-soft',
  brand: 'bg-brand-soft text-brand',
  accent: 'bg-accent-soft text-ink',
  good: 'bg-good-soft text-good',
  warn: 'bg-warn-soft text-warn',
  danger: 'bg-danger-soft text-danger',
} as const;

export type BadgeTone = keyof typeof tones;

/** A short status or fact: 'Full-Time', 'Paused', 'New'. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 rounded-sm px-2 py-0.5 font-medium text-xs',
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
