import type { KeyboardEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/**
 * Returns the `onKeyDown` handler of a form with single-key shortcuts. They act only while the form has the focus and
 * no text field does (WCAG 2.1.4). In a text field, Esc focuses the form and Ctrl+Enter (or Cmd+Enter) submits it.
 * `onKey` returns whether it handled the key.
 */
export const createFormShortcuts =
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

/** Radio buttons and checkboxes take no text. */
const isTyping = (target: EventTarget): boolean =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type));
