'use client';

import { useRef } from 'react';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { useSubmit } from '@/components/forms/use-submit';
import { useSubmitWhenVisible } from '@/components/forms/use-submit-when-visible';
import { markSeen } from '@/lib/applications/applicants/actions';

/** Marks an application as seen once it is visible (D29). Without JavaScript the "Mark as seen" button does. */
export function MarkSeen({ jobId, applicationId }: { jobId: string; applicationId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [, send] = useSubmit(markSeen);
  useSubmitWhenVisible(form);
  return (
    <form action={send} ref={form} hidden>
      <HiddenFields values={{ jobId, applicationId }} />
    </form>
  );
}
