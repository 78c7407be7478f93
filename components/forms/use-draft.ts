'use client';

import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { draftChanged } from '@/components/ui/kept-in-draft';
import type { ActionResult } from '@/lib/result';
import { type FormContents, readContents, writeContents } from './form-contents';
import { keptDraft } from './kept-draft';
import { removeFromTab, storeInTab } from './tab-storage';

/**
 * The draft of useSubmit: keeps what is typed into a form in this tab alone until it is sent, so that a reload, Back or a wrong
 * click loses nothing. `key` names the form and whose it is; null keeps nothing. A successful `answer`
 * ends the draft.
 */
export function useDraft(key: string | null, answer: ActionResult<unknown> | null) {
  const id = useId();
  const [isRestored, setIsRestored] = useState(false);

  // Read before anything is written into the form, which would be kept in its place; written when the form is whole.
  const kept = useRef<FormContents>({});
  const remember = useEffectEvent(() => {
    if (key !== null) kept.current = keptDraft(key);
  });
  useLayoutEffect(() => remember(), []);
  const restore = useEffectEvent(() => {
    const form = document.getElementById(id);
    if (form instanceof HTMLFormElement) setIsRestored(writeContents(form, kept.current));
  });
  useEffect(() => restore(), []);

  const store = (form: HTMLFormElement) => {
    if (key !== null) storeInTab(key, readContents(form));
  };
  const storeChanged = useEffectEvent(store);
  useEffect(() => {
    const form = document.getElementById(id);
    const listen = () => {
      if (form instanceof HTMLFormElement) storeChanged(form);
    };
    form?.addEventListener(draftChanged, listen);
    return () => form?.removeEventListener(draftChanged, listen);
  }, [id]);

  const forget = useEffectEvent(() => {
    if (key !== null) removeFromTab(key);
    setIsRestored(false);
  });
  useEffect(() => {
    if (answer?.ok) forget();
  }, [answer]);

  return {
    /** Whether the form holds something that was typed before and not sent. */
    isRestored,
    /** Gives the draft up and shows the form as it came. */
    discard: () => {
      if (key !== null) removeFromTab(key);
      const form = document.getElementById(id);
      if (form instanceof HTMLFormElement) form.reset();
      window.location.reload();
    },
    formProps: {
      id,
      onInput: ({ currentTarget: form }: { currentTarget: HTMLFormElement }) => store(form),
    },
  };
}
