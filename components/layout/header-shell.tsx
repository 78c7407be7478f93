'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { classes } from '@/components/ui/classes';

/** The header changes its style beyond this scroll position (specification, section 9). */
const scrollThresholdPx = 10;

/** The fixed header. It gets a background once the page has scrolled. */
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
        // A container query: with large letters the links have to collapse into the menu earlier, which a media query
        // can't detect (D83).
        '@container fixed [@media(height<26rem)]:absolute inset-x-0 top-0 z-40 border-b transition-colors duration-200 print:static',
        isScrolled ? 'border-line bg-surface' : 'border-transparent bg-ground',
      )}
    >
      {children}
    </header>
  );
}
