'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/components/auth/session';
import * as apiRoutes from '@/lib/api-routes';

type Start = { fullName: string | null; email: string; phone: string | null; cv: string | null };

/**
 * Fills a form from the account of whoever is signed in, where nobody has typed anything. Answers what the CV of the
 * profile is called; null without one.
 */
export function useApplicationStart(form: RefObject<HTMLFormElement | null>): string | null {
  const isSignedIn = useSession().is === 'signed-in';
  const [profileCv, setProfileCv] = useState<string | null>(null);

  const fill = useEffectEvent(({ cv, ...texts }: Start) => {
    for (const [name, text] of Object.entries(texts)) {
      const box = form.current?.elements.namedItem(name);
      // Nobody is told: it is no draft of the person's, and what is sent is read from the boxes.
      if (box instanceof HTMLInputElement && box.value === '' && text !== null) box.value = text;
    }
    setProfileCv(cv);
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const asking = new AbortController();
    // Without an answer the form is what it is for everybody.
    findStart(asking.signal).then(
      (start) => start && fill(start),
      () => {},
    );
    return () => asking.abort();
  }, [isSignedIn]);

  return profileCv;
}

async function findStart(signal: AbortSignal): Promise<Start | null> {
  const answer = await fetch(apiRoutes.applicationStart(), { cache: 'no-store', signal });
  if (!answer.ok) return null;
  const { start }: { start: Start | null } = await answer.json();
  return start;
}
