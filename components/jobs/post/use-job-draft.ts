'use client';

import { useEffect, useRef, useState } from 'react';
import { saveDraft } from '@/lib/jobs/posting/actions';
import type { JobDraft } from '@/lib/jobs/posting/draft';
import type { JobForm } from '@/lib/jobs/posting/job-form';
import { forgetDraftCopy, keepDraftCopy } from './draft-copy';

export type DraftState = 'untouched' | 'saving' | 'saved' | 'failed';

/** How long somebody pauses before what they typed is sent. */
const pauseMs = 800;

/** Keeps a draft as it is written: in this tab at once, in the database when the typing pauses. */
export function useJobDraft(viewerId: string, draft: JobDraft) {
  const latest = useRef(draft);
  const timer = useRef<number>(undefined);
  const [state, setState] = useState<DraftState>('untouched');
  useEffect(() => () => window.clearTimeout(timer.current), []);

  const save = async (): Promise<boolean> => {
    window.clearTimeout(timer.current);
    const sent = latest.current;
    const answer = await saveDraft(sent).catch(() => null);
    const isSaved = answer?.ok === true;
    if (sent === latest.current) setState(isSaved ? 'saved' : 'failed');
    return isSaved;
  };

  return {
    state,
    keep: (form: JobForm, step: 1 | 2) => {
      latest.current = { ...latest.current, form, step, revision: latest.current.revision + 1 };
      keepDraftCopy(viewerId, latest.current);
      setState('saving');
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => void save(), pauseMs);
    },
    /** Saves now; whether it worked. */
    save,
    /** Not any more: it is posted. */
    forget: () => {
      window.clearTimeout(timer.current);
      setState('untouched');
      forgetDraftCopy();
    },
  };
}
