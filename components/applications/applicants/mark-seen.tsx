'use client';

import { useRef } from 'react';
import { HiddenFields } from '@/components/forms/hidden-fields';
import { useSubmit } from '@/components/forms/use-submit';
import { useSubmitWhenSeen } from '@/components/forms/use-submit-when-seen';
import { markSeen } from '@/lib/applications/applicants/actions';

/** Notes that somebody has an application before their eyes (D29); without JavaScript 'Mark as seen' does. */
export function MarkSeen({ jobId, applicationId }: { jobId: string; applicationId: string }) {
  const form = useRef<HTMLFormElement>(null);
  const [, send] = useSubmit(markSeen);
  useSubmitWhenSeen(form);
  return (
    <form action={send} ref={form} hidden>
      <HiddenFields values={{ jobId, applicationId }} />
    </form>
  );
}
