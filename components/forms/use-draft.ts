'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import type { ActionResult } from '@/lib/result';
import { type FormContents, getFormContents, restoreFormContents } from './form-contents';
import { getFromTab, removeFromTab, saveToTab } from './tab-storage';

/**
 * Stores typed text in this tab until it is sent, so that a reload, Back or a wrong click loses nothing. `key` names
 * the form and what it edits; null stores nothing. A successful `result` removes the draft.
 */
export function useDraft(key: string | null, result: ActionResult<unknown> | null) {
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const [isRestored, setIsRestored] = useState(false);

  const restore = useEffectEvent(() => {
    if (key !== null && ref.current) setIsRestored(restoreFormContents(ref.current, loadDraft(key)));
  });
  // In a layout effect, before effects of fields can overwrite the draft.
  useLayoutEffect(() => restore(), []);

  const remove = () => {
    if (key !== null) removeFromTab(key);
  };
  const endDraft = useEffectEvent(() => {
    remove();
    setIsRestored(false);
  });
  useEffect(() => {
    if (result?.ok) endDraft();
  }, [result]);

  return {
    /** Whether the form was filled from a draft. */
    isRestored,
    /** Removes the draft and reloads the form. */
    discard: () => {
      remove();
      ref.current?.reset();
      window.location.reload();
    },
    formProps: {
      id,
      ref,
      onInput: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => {
        if (key !== null) saveToTab(key, getFormContents(form));
      },
    },
  };
}

/** A form's draft in this tab; empty if there is none. */
export function loadDraft(key: string): FormContents {
  const stored = getFromTab(key);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
