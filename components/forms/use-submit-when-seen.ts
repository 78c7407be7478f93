'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** D29: sends a form once, as soon as a person has its page before their eyes; a scanner that fetches it never does. */
export function useSubmitWhenSeen(form: RefObject<HTMLFormElement | null>, isEnabled = true) {
  const isSent = useRef(false);

  useEffect(() => {
    if (!isEnabled) return;
    const sendOnce = () => {
      if (isSent.current || document.visibilityState !== 'visible') return;
      isSent.current = true;
      form.current?.requestSubmit();
    };
    sendOnce();
    document.addEventListener('visibilitychange', sendOnce);
    return () => document.removeEventListener('visibilitychange', sendOnce);
  }, [form, isEnabled]);
}
