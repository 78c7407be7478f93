'use client';

import { type RefObject, useEffect, useRef } from 'react';

/** Submits a form once, when its page is first visible (D29). Link scanners that fetch the page don't trigger it. */
export function useSubmitWhenVisible(form: RefObject<HTMLFormElement | null>, isEnabled = true) {
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
