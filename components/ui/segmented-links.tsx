import Link from 'next/link';
import type { ReactNode } from 'react';
import { classes } from './classes';

type Segment = { label: string; href: string; isCurrent: boolean; icon?: ReactNode };

/** Views of one thing, each at its own address: 'List' and 'Map'. */
export function SegmentedLinks({ segments, label }: { segments: readonly Segment[]; label: string }) {
  return (
    <nav
      aria-label={label}
      data-results="say"
      className="flex w-fit max-w-full shrink-0 flex-wrap rounded-md border border-edge bg-surface p-0.5 print:hidden"
    >
      {segments.map((segment) => (
        <Link
          key={segment.href}
          href={segment.href}
          aria-current={segment.isCurrent ? 'true' : undefined}
          scroll={false}
          className={classes(
            'inline-flex min-h-10 items-center gap-1.5 whitespace-nowrap rounded-[8px] px-2.5 font-semibold text-sm',
            // Forced colors take the background away.
            segment.isCurrent
              ? 'bg-brand text-brand-ink forced-colors:underline forced-colors:outline'
              : 'text-ink-soft hover:text-brand',
          )}
        >
          {segment.icon}
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
