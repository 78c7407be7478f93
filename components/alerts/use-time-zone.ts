'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { defaultTimeZone, isTimeZone } from '@/lib/alerts/alert-time-zone';

/** The zone that the browser lives in, if it says one that we know. */
export function ownZone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isTimeZone(zone) ? zone : '';
}

/** The same for a component; '' in the server's HTML. */
export const useOwnZone = (): string => useBrowserValue(ownZone, '');

/** Chooses the browser's zone in a form that is new, unless somebody has chosen one by then. */
export function useOwnZoneIn(
  form: Pick<UseFormReturn<{ timeZone: string }>, 'getValues' | 'setValue'>,
  isNew: boolean,
) {
  const zone = useOwnZone();
  useEffect(() => {
    if (isNew && zone !== '' && form.getValues('timeZone') === defaultTimeZone)
      form.setValue('timeZone', zone);
  }, [form, isNew, zone]);
}
