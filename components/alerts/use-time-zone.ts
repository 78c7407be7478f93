'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { defaultTimeZone } from '@/lib/alerts/alert-time-zone';
import { ownZone } from '@/lib/alerts/own-zone';

/** Chooses the browser's zone in a form that is new, unless somebody has chosen one by then. */
export function useOwnZoneIn(
  form: Pick<UseFormReturn<{ timeZone: string }>, 'getValues' | 'setValue'>,
  isNew: boolean,
) {
  const zone = useBrowserValue(ownZone, '');
  useEffect(() => {
    if (isNew && zone !== '' && form.getValues('timeZone') === defaultTimeZone)
      form.setValue('timeZone', zone);
  }, [form, isNew, zone]);
}
