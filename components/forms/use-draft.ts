'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/result';
import { type FormContents, readContents, writeContents } from './form-contents';
import { readFromTab, removeFromTab, storeInTab } from './tab-storage';

/**
 * Keeps what is typed into a form in this tab until it is sent, so that a reload, Back or a wrong click loses nothing.
 * `key` names the form and whose it is; null keeps nothing. A successful `result` ends the draft.
 */
export function useDraft(key: string | null, result: ActionResult<unknown> | null) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useEffectEvent(() => {
    if (key !== null && ref.current) setIsRestored(writeContents(ref.current, readDraft(key)));
  });
  // Before the effects of the fields can store something in the draft's place.
  useLayoutEffect(() => restore(), []);

  const remove = () => {
    if (key !== null) removeFromTab(key);
  };
  const end = useEffectEvent(() => {
    remove();
    setIsRestored(false);
  });
  useEffect(() => {
    if (result?.ok) end();
  }, [result]);

  return {
    /** Whether the form holds something that was typed before and not sent. */
    isRestored,
    /** Removes the draft and shows the form as it came. */
    discard: () => {
      remove();
      ref.current?.reset();
      window.location.reload();
    },
    formProps: {
      id,
      ref,
      onInput: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
        if (key !== null) storeInTab(key, readContents(form));
      },
    },
  };
}

/** What was typed into a form in this tab and not sent; empty if there is none. */
export function readDraft(key: string): FormContents {
  const stored = readFromTab(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
