'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** Dispatched at the hidden field with what the draft has for it. */
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
  // In place before the form around it restores its draft.
  useLayoutEffect(() => {
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
    ref.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [value]);
  return <input ref={ref} type="hidden" data-draft={name} value={value} />;
}
