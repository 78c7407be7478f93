'use client';

import { type ComponentProps, useSyncExternalStore } from 'react';
import { classes } from './classes';

/** A bare text area; it grows with its text where the browser can. */
export function Textarea({ className, rows = 6, defaultValue, ...rest }: ComponentProps<'textarea'>) {
  const isHydrating = useIsHydrating();
  return (
    <textarea
      rows={rows}
      className={classes('control field-sizing-content min-h-32 resize-y', className)}
      // Given while it hydrates, React would write it over what was typed before (react-dom's initTextarea; an input is spared).
      defaultValue={isHydrating && typeof window !== 'undefined' ? undefined : defaultValue}
      {...rest}
    />
  );
}

const never = () => () => {};
const useIsHydrating = () =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
