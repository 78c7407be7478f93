'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useSession } from '@/components/auth/session';
import * as apiRoutes from '@/lib/api-routes';

type Prefill = { fullName: string | null; email: string; phone: string | null; cv: string | null };

/** Fills empty fields of the form from the signed-in account. Returns the filename of the profile's CV, or null. */
export function useApplicationPrefill(form: RefObject<HTMLFormElement | null>): string | null {
  const isSignedIn = useSession().status === 'signed-in';
  const [profileCv, setProfileCv] = useState<string | null>(null);

  const fill = useEffectEvent(({ cv, ...texts }: Prefill) => {
    for (const [name, text] of Object.entries(texts)) {
      const input = form.current?.elements.namedItem(name);
      // Sends no input event, because prefilled values are not a draft. Submitting reads the inputs.
      if (input instanceof HTMLInputElement && input.value === '' && text !== null) input.value = text;
    }
    setProfileCv(cv);
  });
  useEffect(() => {
    if (!isSignedIn) return;
    const controller = new AbortController();
    // On a failed request the form stays empty.
    fetchPrefill(controller.signal).then(
      (start) => start && fill(start),
      () => {},
    );
    return () => controller.abort();
  }, [isSignedIn]);

  return profileCv;
}

async function fetchPrefill(signal: AbortSignal): Promise<Prefill | null> {
  const response = await fetch(apiRoutes.applicationStart(), { cache: 'no-store', signal });
  if (!response.ok) return null;
  const { start }: { start: Prefill | null } = await response.json();
  return start;
}
