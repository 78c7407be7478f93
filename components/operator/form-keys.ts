'use client';

import { useEffect, useEffectEvent } from 'react';
import { isComposing } from '@/components/ui/is-composing';

/**
 * Runs `onKey` for single keys that nobody types into a field; of a field, Esc leaves it and Ctrl+Enter (or Cmd) sends its form.
 * What it took is nothing to the browser.
 */
export function useKeys(onKey: (key: string) => boolean): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposing(event) || event.altKey) return;
    const { target } = event;
    if (isTyping(target)) {
      if (event.key === 'Escape') target.blur();
      else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) target.form?.requestSubmit();
      return;
    }
    if (event.ctrlKey || event.metaKey || event.repeat) return;
    if (onKey(event.key.toLowerCase())) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

/** Radio buttons and boxes take no letters. */
const isTyping = (target: EventTarget | null): target is HTMLTextAreaElement | HTMLInputElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !['radio', 'checkbox', 'button', 'submit'].includes(target.type));
