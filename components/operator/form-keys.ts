import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/**
 * The `onKeyDown` of a form with shortcuts of single keys, which act only while it has the focus (WCAG 2.1.4) and not while
 * someone types. In a field, Esc goes to the form itself and Ctrl+Enter (or Cmd) sends it. `onKey` returns whether it used the key.
 */
export const formKeys =
  (onKey: (key: string) => boolean) =>
  (event: KeyboardEvent<HTMLFormElement>): void => {
    if (event.defaultPrevented || isComposing(event.nativeEvent) || event.altKey) return;
    if (isTyping(event.target)) {
      if (event.key === 'Escape') event.currentTarget.focus();
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.repeat) return;
    if (onKey(event.key.toLowerCase())) event.preventDefault();
  };

/** Radio buttons and boxes take no letters. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type));
