'use client';

import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/** For signing in (D1) and forms that publish: Enter in a field doesn't submit the form; only the button does. */
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

/** The same before hydration: Enter presses a form's first submit button, and this disabled one does nothing. */
export const PreventEnterSubmit = () => <button type="submit" disabled hidden />;
