'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';

/**
 * A dropdown of links. It is a `<details>`, so it opens without JavaScript; with it, any navigation, a click
 * outside and Escape close it.
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
    const close = () => ref.current?.removeAttribute('open');
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !ref.current?.open) return;
      close();
      ref.current.querySelector('summary')?.focus();
    };
    // A link to the page that is open changes no path.
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Element && target.closest('a') && ref.current?.contains(target)) close();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return (
    <details ref={ref} className={className}>
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
