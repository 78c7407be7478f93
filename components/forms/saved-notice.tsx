'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

/** Says that a form is saved, in its place or above it. It takes the focus, because the button is gone or far below. */
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
