'use client';

import type { ComponentProps } from 'react';
import { useIsHydrated } from '@/components/ui/use-browser-value';
import { classes } from './classes';

/** A text area that grows with its text where browsers support it. */
export function Textarea({ className, rows = 6, defaultValue, ...rest }: ComponentProps<'textarea'>) {
  const isHydrated = useIsHydrated();
  return (
    <textarea
      rows={rows}
      className={classes('control field-sizing-content min-h-32 resize-y', className)}
      // Undefined during hydration, when React would overwrite text typed before (react-dom's initTextarea; inputs are
      // not affected).
      defaultValue={!isHydrated && typeof window !== 'undefined' ? undefined : defaultValue}
      {...rest}
    />
  );
}
