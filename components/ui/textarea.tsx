'use client';

import type { ComponentProps } from 'react';
import { useIsLive } from '@/components/ui/use-browser-value';
import { classes } from './classes';

/** A bare text area; it grows with its text where the browser can. */
export function Textarea({ className, rows = 6, defaultValue, ...rest }: ComponentProps<'textarea'>) {
  const isLive = useIsLive();
  return (
    <textarea
      rows={rows}
      className={classes('control field-sizing-content min-h-32 resize-y', className)}
      // Given while it hydrates, React would write it over what was typed before (react-dom's initTextarea; an input is spared).
      defaultValue={!isLive && typeof window !== 'undefined' ? undefined : defaultValue}
      {...rest}
    />
  );
}
