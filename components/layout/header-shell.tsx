'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';

/** Section 9: the header changes its look beyond this many pixels. */
const scrollThresholdPx = 10;

/** The fixed bar: part of the page at its top, a sheet above it once the page has moved. */
export function HeaderShell({ children }: { children: ReactNode }) {
  const [isScrolled, setIsScrolled] = useState(false);

  useEffect(() => {
    const measure = () => setIsScrolled(window.scrollY > scrollThresholdPx);
    measure();
    window.addEventListener('scroll', measure, { passive: true });
    return () => window.removeEventListener('scroll', measure);
  }, []);

  return (
    <header
      data-scrolled={isScrolled}
      className={classes(
        // A container: its links fold into the menu by its own letters, which a window's width does not know (D83).
        '@container fixed [@media(height<26rem)]:absolute inset-x-0 top-0 z-40 border-b transition-colors duration-200 print:static',
        isScrolled ? 'border-line bg-surface' : 'border-transparent bg-ground',
      )}
    >
      {children}
    </header>
  );
}
