'use client';

import { useEffect, useEffectEvent, useRef } from 'react';

/** Dispatched at the hidden field: when its value is another one, and to give it back. */
export const draftChanged = 'draftchanged';
export const draftRestored = 'draftrestored';

/**
 * Keeps what no field of the browser holds, such as tags or a place, in the draft of the form around it. `onRestore` gets it
 * after a reload.
 */
export function KeptInDraft({
  name,
  value,
  onRestore,
}: {
  name: string;
  value: string;
  onRestore: (value: string) => void;
}) {
  const ref = useRef<HTMLInputElement>(null);
  const last = useRef(value);
  const restore = useEffectEvent(onRestore);
  useEffect(() => {
    const element = ref.current;
    const listen = (event: Event) => {
      if (event instanceof CustomEvent) restore(String(event.detail));
    };
    element?.addEventListener(draftRestored, listen);
    return () => element?.removeEventListener(draftRestored, listen);
  }, []);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    ref.current?.dispatchEvent(new Event(draftChanged, { bubbles: true }));
  }, [value]);
  return <input ref={ref} type="hidden" data-draft={name} value={value} />;
}
