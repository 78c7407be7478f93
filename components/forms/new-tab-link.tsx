import Link from 'next/link';
import type { ReactNode } from 'react';
import { besideLink as text } from '@/messages/forms/form';

/** A link inside a form. It opens a new tab, so that the typed text is not lost. */
export function NewTabLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false} target="_blank" className="link">
      {children}
      <span className="sr-only"> {text.newTabHint}</span>
    </Link>
  );
}
