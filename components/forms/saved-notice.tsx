'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

/** Confirms that a form is saved. It takes the focus, because the button may be removed or off screen. */
export function SavedNotice({ title, children }: { title: string; children?: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role="status"
      aria-label={title}
      className="scroll-mt-24 rounded-md outline-offset-2"
    >
      <Notice tone="good" title={title}>
        {children}
      </Notice>
    </div>
  );
}
