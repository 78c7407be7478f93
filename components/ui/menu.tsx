'use client';

import { usePathname } from 'next/navigation';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { closeOnLeave } from './close-on-leave';

/**
 * A dropdown of links. A `<details>`, so it opens without JavaScript. With JavaScript it closes on navigation, a click
 * outside, Escape or loss of focus, and arrow keys move through it.
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes when the path changes
  useEffect(() => {
    ref.current?.removeAttribute('open');
  }, [pathname]);

  useEffect(() => {
    const menu = ref.current;
    if (!menu) return;
    const stop = closeOnLeave(menu);
    const close = () => menu.removeAttribute('open');
    // Back and forward between filters don't change the path.
    window.addEventListener('popstate', close);
    return () => {
      stop();
      window.removeEventListener('popstate', close);
    };
  }, []);

  return (
    <details ref={ref} className={className} onClick={closeOnLink} onKeyDown={handleArrowKeys}>
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

/** A link to the current page doesn't change the path, so the effect above doesn't close the menu. */
function closeOnLink({ currentTarget, target }: MouseEvent<HTMLDetailsElement>): void {
  if (target instanceof Element && target.closest('a')) currentTarget.open = false;
}

/** Arrow keys open the closed menu and cycle through its items. Home and End move to the first and the last. */
function handleArrowKeys(event: KeyboardEvent<HTMLDetailsElement>): void {
  const details = event.currentTarget;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step !== undefined && !details.open) details.open = true;
  if (!details.open) return;
  const entries = [...details.querySelectorAll<HTMLElement>('a[href], button')];
  const index = document.activeElement instanceof HTMLElement ? entries.indexOf(document.activeElement) : -1;
  const next = getNextEntry(event.key, step, index, entries.length);
  if (next === null) return;
  event.preventDefault();
  entries.at(next)?.focus();
}

function getNextEntry(key: string, step: number | undefined, index: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return -1;
  if (step === undefined) return null;
  return index === -1 && step === -1 ? -1 : (index + step) % count;
}
