'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { foldAway } from './fold-away';

/**
 * A dropdown of links. It is a `<details>`, so it opens without JavaScript; with it, any navigation, a click
 * outside, Escape and the focus leaving it close it, and the arrow keys walk through it.
 */
export function Menu({
  label,
  button,
  className,
  children,
}: {
  /** The button's name for screen readers. */
  label: string;
  button: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const pathname = usePathname();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the new path is the reason to close
  useEffect(() => {
    ref.current?.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const stop = foldAway(menu);
    const close = () => menu.removeAttribute('open');
    // Back and forward between filters change no path either.
    window.addEventListener('popstate', close);
    return () => {
      stop();
      window.removeEventListener('popstate', close);
    };
  }, []);

  return (
    <details ref={ref} className={className} onClick={closeOnLink} onKeyDown={walk}>
      <summary
        aria-label={label}
        className="grid size-11 list-none place-items-center rounded-md text-xl hover:bg-sunken"
      >
        {button}
      </summary>
      {children}
    </details>
  );
}

/** A link to the page that is open changes no path. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

/** Arrow keys go round the entries, Home and End to the ends; down on the closed button opens. */
function walk(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && !details.open) details.open = true;
  if (!details.open) return;
  const entries = [...details.querySelectorAll<HTMLElement>('a[href], button')];
  const at = document.activeElement instanceof HTMLElement ? entries.indexOf(document.activeElement) : -1;
  const next = nextEntry(event.key, step, at, entries.length);
  if (next === null) return;
  event.preventDefault();
  entries.at(next)?.focus();
}

function nextEntry(key: string, step: number | undefined, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (step === undefined) return null;
  return at === -1 && step === -1 ? -1 : (at + step) % count;
}
