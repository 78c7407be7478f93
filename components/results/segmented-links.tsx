import Link from 'next/link';
import type { ReactNode } from 'react';

type Segment = { label: string; href: string; isCurrent: boolean; icon?: ReactNode };

export function SegmentedLinks({
  segments,
  label,
  className,
}: {
  segments: readonly Segment[];
  label: string;
  className?: string;
}) {
  return (
    <nav
      aria-label={label}
      data-results="say"
      className={className === undefined ? 'segments' : `segments ${className}`}
    >
      {segments.map((segment) => (
        <Link
          key={segment.href}
          href={segment.href}
          aria-current={segment.isCurrent ? 'true' : undefined}
          scroll={false}
        >
          {segment.icon}
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
