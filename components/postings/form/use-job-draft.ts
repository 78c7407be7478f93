'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { saveDraft } from '@/lib/postings/actions';
import type { JobDraft } from '@/lib/postings/draft';
import type { JobFormValues } from '@/lib/postings/job-form';
import { forgetDraftCopy, keepDraftCopy } from './draft-copy';

export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed';

/** The job that another tab has made of this form. */
export type PostedJob = { slug: string; title: string };

/** How long somebody pauses before what they typed is sent. */
const pauseMs = 800;

/**
 * Keeps a draft as it is written: in this tab at once, in the database when the typing pauses. `isAhead`: the tab has more of
 * it than the database, which gets it now.
 */
export function useJobDraft(viewerId: string, draft: JobDraft, isAhead: boolean) {
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
    const answer = await saveDraft(sent).catch(() => null);
    const elsewhere = answer?.ok ? answer.data.posted : null;
    const isSaved = answer?.ok === true && elsewhere === null;
    // A save that arrives after this form was posted finds that very job.
    if (sent !== latest.current || isPostedHere.current) return isSaved;
    setPosted(elsewhere);
    setState(isSaved ? 'saved' : elsewhere ? 'untouched' : 'failed');
    return isSaved;
  };
  const saveAtFirst = useEffectEvent(() => {
    if (isAhead) void save();
  });
  useEffect(() => saveAtFirst(), []);

  const note = (change: Partial<JobDraft>) => {
    latest.current = { ...latest.current, ...change, revision: latest.current.revision + 1 };
    keepDraftCopy(viewerId, latest.current);
  };

  return {
    state,
    /** Goes with the form, so that it is posted once. */
    key,
    /** Known as soon as this tab saves or posts what another has posted. */
    posted,
    keep: (form: JobFormValues, step: 1 | 2) => {
      note({ form, step });
      setState('saving');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void save(), pauseMs);
    },
    /** Saves now; whether it worked. */
    save,
    /** Makes a new posting of the form's contents. */
    startNew: () => {
      const idempotencyKey = newKey();
      setKey(idempotencyKey);
      setPosted(null);
      note({ idempotencyKey });
      setState('saving');
      void save();
    },
    /** Ends the draft: this form is posted. */
    forget: () => {
      window.clearTimeout(timer.current);
      isPostedHere.current = true;
      setPosted(null);
      setState('untouched');
      forgetDraftCopy();
    },
  };
}

/** A random id. `randomUUID` is there on https and this machine only. */
function newKey(): string {
  const hex = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
