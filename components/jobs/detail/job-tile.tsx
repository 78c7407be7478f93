import Link from 'next/link';
import type { ReactNode } from 'react';

type JobTileProps = {
  href: string;
  title: string;
  company: string;
  children: ReactNode;
};

/** A related job on another job's page. */
export function JobTile({ href, title, company, children }: JobTileProps) {
  return (
    <li className="relative rounded-lg border border-line bg-surface p-4 has-[a:hover]:border-brand">
      <h3 className="text-lg">
        <Link
          href={href}
          prefetch={false}
          className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-3 focus-visible:after:outline-brand focus-visible:after:outline-offset-2"
        >
          <bdi>{title}</bdi>
        </Link>
      </h3>
      <p className="text-ink-soft text-sm">
        <bdi>{company}</bdi>
      </p>
      {children}
    </li>
  );
}
