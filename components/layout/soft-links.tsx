'use client';

import { useRouter } from 'next/navigation';
import type { MouseEvent, PointerEvent, ReactNode } from 'react';
import { linkOf } from '@/components/ui/followed-link';

/**
 * Follows plain links inside of `data-links="soft"` as Next.js follows its own, without loading the site anew, and asks for their
 * page when a mouse comes to rest on one. So what has many links can be markup alone.
 */
export function SoftLinks({ children }: { children: ReactNode }) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || event.defaultPrevented || !isSoft(link)) return;
    event.preventDefault();
    router.push(link.getAttribute('href') ?? '');
  };
  const askAhead = ({ target, pointerType }: PointerEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (pointerType === 'mouse' && link && isSoft(link)) router.prefetch(link.getAttribute('href') ?? '');
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside, which stay what they are
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div className="contents" onClick={follow} onPointerOver={askAhead}>
      {children}
    </div>
  );
}

const isSoft = (link: Element) => link.closest('[data-links="soft"]') !== null;
