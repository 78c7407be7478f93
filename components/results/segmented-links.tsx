import Link from 'next/link';

type Segment = { label: string; href: string; isCurrent: boolean };

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
          {segment.label}
        </Link>
      ))}
    </nav>
  );
}
