'use client';

import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useBrowserValue } from '@/components/ui/use-browser-value';
import { getBrowserTimeZone } from '@/lib/alerts/browser-time-zone';
import { defaultTimeZone } from '@/lib/alerts/time-zone';

/** Sets the browser's time zone in a new form, unless the visitor has chosen one. */
export function useBrowserTimeZone(
  form: Pick<UseFormReturn<{ timeZone: string }>, 'getValues' | 'setValue'>,
  isNew: boolean,
) {
  const zone = useBrowserValue(getBrowserTimeZone, '');
  useEffect(() => {
    if (isNew && zone !== '' && form.getValues('timeZone') === defaultTimeZone)
      form.setValue('timeZone', zone);
  }, [form, isNew, zone]);
}
