'use client';

import { useRouter } from 'next/navigation';
import { type MouseEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { linkOf } from '@/components/cards/followed-link';

/** A mouse that crosses a list is over each of its links for less. */
const restMs = 100;

/**
 * Follows plain links inside of `data-links="soft"` as Next.js follows its own, without loading the site anew, and asks for their
 * page when a mouse comes to rest on one. So what has many links can be markup alone.
 */
export function SoftLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const resting = useRef<number>(undefined);
  const moveOn = () => window.clearTimeout(resting.current);
  useEffect(() => () => window.clearTimeout(resting.current), []);
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isSoft(link)) return;
    event.preventDefault();
    moveOn();
    router.push(link.getAttribute('href') ?? '');
  };
  const askAhead = ({ target, pointerType }: PointerEvent) => {
    moveOn();
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (pointerType !== 'mouse' || !link || !isSoft(link)) return;
    resting.current = window.setTimeout(() => router.prefetch(link.getAttribute('href') ?? ''), restMs);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside, which stay what they are
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div className="contents" onClick={follow} onPointerOver={askAhead} onPointerOut={moveOn}>
      {children}
    </div>
  );
}

const isSoft = (link: Element) => link.closest('[data-links="soft"]') !== null;
