'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import { refusedApplication as text } from '@/messages/jobs/detail';
import { useHasRefusedApplication } from '../refused-application';

/**
 * A notice that replaces the application form if the job ended before the form was sent. Takes the focus, because the
 * focused element is removed.
 */
export function RefusedApplication({ isPaused = false }: { isPaused?: boolean }) {
  const hasRefused = useHasRefusedApplication();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasRefused) ref.current?.focus();
  }, [hasRefused]);
  if (!hasRefused) return null;
  const title = isPaused ? text.jobPaused : text.jobClosed;
  return (
    // biome-ignore lint/a11y/useSemanticElements: there are no fields for a fieldset
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={title}
      className="mb-4 scroll-mt-24 rounded-md outline-offset-2"
    >
      <Notice tone="danger" title={title} />
    </div>
  );
}
