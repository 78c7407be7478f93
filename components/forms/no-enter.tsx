'use client';

import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/** Enter in a field of a form that publishes does nothing: only its button sends it (D1 has this of signing in). */
export const ignoreEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (isEnterInField(event)) event.preventDefault();
};

/** Whether this is Enter in a field of one line, which would send the form. Fields that need Enter take it themselves. */
export const isEnterInField = (event: KeyboardEvent<HTMLFormElement>): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  !event.defaultPrevented &&
  !isComposing(event.nativeEvent);

/** The same where this code has not arrived: Enter presses the first button of a form, and a disabled one sends nothing. */
export const NoEnter = () => <button type="submit" disabled hidden />;
