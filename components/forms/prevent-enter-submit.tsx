'use client';

import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/** For forms that publish: Enter in a field does not submit; only the button does (D1, for signing in). */
export const ignoreEnter = (event: KeyboardEvent<HTMLFormElement>) => {
  if (isEnterInField(event)) event.preventDefault();
};

/**
 * Whether this is Enter in a single-line field, which would submit the form. Fields that use Enter prevent the default.
 */
export const isEnterInField = (event: KeyboardEvent<HTMLFormElement>): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLInputElement &&
  !event.defaultPrevented &&
  !isComposing(event.nativeEvent);

/** The same before hydration: Enter activates a form's first button, and a disabled one submits nothing. */
export const PreventEnterSubmit = () => <button type="submit" disabled hidden />;
