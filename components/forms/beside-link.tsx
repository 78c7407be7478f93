import Link from 'next/link';
import type { ReactNode } from 'react';
import { besideLink as text } from '@/messages/forms/form';

/** A link inside a form. It opens beside the form, so that what is typed there stays. */
export function BesideLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} target="_blank" className="link">
      {children}
      <span className="sr-only"> {text.opensInANewTab}</span>
    </Link>
  );
}
