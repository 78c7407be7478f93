'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** The event that is dispatched on the hidden input, with the draft's value as detail. */
export const draftRestored = 'draftrestored';

/**
 * Adds a value without a native field, such as tags or a place, to the draft of the surrounding form. `onRestore`
 * receives it after a reload.
 */
export function DraftField({
  name,
  value,
  onRestore,
}: {
  name: string;
  value: string;
  onRestore: (value: string) => void;
}) {
  const ref = useRef<HTMLInputElement>(null);
  const lastValue = useRef(value);
  const restore = useEffectEvent(onRestore);
  // A layout effect, so that the listener exists when the surrounding form restores its draft.
  useLayoutEffect(() => {
    const element = ref.current;
    const handleRestored = (event: Event) => {
      if (event instanceof CustomEvent) restore(String(event.detail));
    };
    element?.addEventListener(draftRestored, handleRestored);
    return () => element?.removeEventListener(draftRestored, handleRestored);
  }, []);
  useEffect(() => {
    if (lastValue.current === value) return;
    lastValue.current = value;
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input ref={ref} type="hidden" data-draft={name} value={value} />;
}
