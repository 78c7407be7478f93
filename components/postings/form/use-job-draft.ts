'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveDraft } from '@/lib/postings/actions';
import type { JobDraft } from '@/lib/postings/draft';
import type { JobFormValues } from '@/lib/postings/job-form';
import { removeDraftCopy, saveDraftCopy } from './draft-copy';

export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed';

/** The job that another tab posted from this form. */
export type PostedJob = { slug: string; title: string };

/** The pause in typing after which the draft is saved on the server. */
const saveDelayMs = 800;

/**
 * Saves the draft: immediately in this tab, and on the server when typing pauses. If `isUnsaved`, the draft is newer
 * than the server's and is saved on mount.
 */
export function useJobDraft(viewerId: string, draft: JobDraft, isUnsaved: boolean) {
  const latest = useRef(draft);
  const timer = useRef<number>(undefined);
  const isPostedHere = useRef(false);
  const [state, setState] = useState<DraftState>('untouched');
  const [key, setKey] = useState(draft.idempotencyKey);
  const [posted, setPosted] = useState<PostedJob | null>(null);
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = async (): Promise<boolean> => {
    window.clearTimeout(timer.current);
    const sent = latest.current;
    const result = await saveDraft(sent).catch(() => null);
    const postedByOtherTab = result?.ok ? result.data.posted : null;
    const isSaved = result?.ok === true && postedByOtherTab === null;
    // A save that completes after this tab posted the form also returns the posted job.
    if (sent !== latest.current || isPostedHere.current) return isSaved;
    setPosted(postedByOtherTab);
    setState(isSaved ? 'saved' : postedByOtherTab ? 'untouched' : 'failed');
    return isSaved;
  };
  const saveOnMount = useEffectEvent(() => {
    if (isUnsaved) void save();
  });
  useEffect(() => saveOnMount(), []);

  const updateDraft = (change: Partial<JobDraft>) => {
    latest.current = { ...latest.current, ...change, revision: latest.current.revision + 1 };
    saveDraftCopy(viewerId, latest.current);
  };

  return {
    state,
    /** The idempotency key, with which the form posts one job even if it is submitted twice. */
    key,
    /** The job if another tab posted this form; otherwise null. */
    posted,
    update: (form: JobFormValues, step: 1 | 2) => {
      updateDraft({ form, step });
      setState('saving');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void save(), saveDelayMs);
    },
    /** Saves on the server now. Returns false on failure. */
    save,
    /** Makes the form's contents a new posting. */
    startNew: () => {
      const idempotencyKey = createIdempotencyKey();
      setKey(idempotencyKey);
      setPosted(null);
      updateDraft({ idempotencyKey });
      setState('saving');
      void save();
    },
    /** Deletes the draft in this tab after the form was posted. */
    finish: () => {
      window.clearTimeout(timer.current);
      isPostedHere.current = true;
      setPosted(null);
      setState('untouched');
      removeDraftCopy();
    },
  };
}

/** Returns a random UUID without `crypto.randomUUID`, which exists only in secure contexts. */
function createIdempotencyKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
