'use client';

import { type ReactNode, useRef, useState, useTransition } from 'react';
import { getErrorMessage } from '@/components/forms/get-error-message';
import { Button } from '@/components/ui/button';
import { EyeIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { previewJobs, previewTalents } from '@/lib/alerts/actions-preview';
import type { JobAlertPreview, TalentAlertPreview } from '@/lib/alerts/alert-preview';
import { type ActionResult, fail } from '@/lib/result';
import { previewButton as text } from '@/messages/alerts/form';
import { JobMatches, TalentMatches } from './alert-preview';

type PlaceField = {
  /** Resolves after typed text is geocoded. */
  waitForLookup: () => Promise<unknown>;
  /** Adds the place to the form data. */
  write: (data: FormData) => void;
};

export const JobPreviewButton = (place: PlaceField) => (
  <PreviewButton
    action={previewJobs}
    place={place}
    render={(preview: JobAlertPreview) => <JobMatches preview={preview} />}
  />
);

export const TalentPreviewButton = (place: PlaceField) => (
  <PreviewButton
    action={previewTalents}
    place={place}
    render={(preview: TalentAlertPreview) => <TalentMatches preview={preview} />}
  />
);

function PreviewButton<Preview>({
  action,
  place: { waitForLookup, write },
  render,
}: {
  action: (previous: ActionResult<Preview> | null, form: FormData) => Promise<ActionResult<Preview>>;
  place: PlaceField;
  render: (preview: Preview) => ReactNode;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const [result, setResult] = useState<ActionResult<Preview> | null>(null);
  const [isLoading, startLoading] = useTransition();
  const loadPreview = () =>
    startLoading(async () => {
      const form = ref.current?.closest('form');
      if (!form) return;
      try {
        await waitForLookup();
        const data = new FormData(form);
        write(data);
        setResult(await action(null, data));
      } catch (error) {
        const failureMessage = text.loadFailed;
        setResult(fail(getErrorMessage(error, { failureMessage, keepsInput: true })));
      }
    });
  return (
    <div ref={ref} className="noscript:hidden print:hidden">
      <Button variant="secondary" onClick={loadPreview} aria-disabled={isLoading || undefined}>
        {isLoading ? <Spinner /> : <EyeIcon />}
        <span>{text.button}</span>
      </Button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {result?.ok === false && <Notice tone="danger" title={result.message} />}
        {result?.ok && render(result.data)}
      </div>
    </div>
  );
}
