'use client';

import { type RefObject, useRef, useState, useTransition } from 'react';
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

export function JobPreviewButton(place: PlaceField) {
  const { ref, result, isLoading, loadPreview } = usePreview<JobAlertPreview>(previewJobs, place);
  return (
    <PreviewSection ref={ref} result={result} isLoading={isLoading} onLoad={loadPreview}>
      {result?.ok && <JobMatches preview={result.data} />}
    </PreviewSection>
  );
}

export function TalentPreviewButton(place: PlaceField) {
  const { ref, result, isLoading, loadPreview } = usePreview<TalentAlertPreview>(previewTalents, place);
  return (
    <PreviewSection ref={ref} result={result} isLoading={isLoading} onLoad={loadPreview}>
      {result?.ok && <TalentMatches preview={result.data} />}
    </PreviewSection>
  );
}

function usePreview<Preview>(
  action: (previous: ActionResult<Preview> | null, form: FormData) => Promise<ActionResult<Preview>>,
  { waitForLookup, write }: PlaceField,
) {
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
        const failed = text.loadFailed;
        setResult(fail(getErrorMessage(error, { failureMessage: failed, keepsInput: true })));
      }
    });
  return { ref, result, isLoading, loadPreview };
}

function PreviewSection({
  ref,
  result,
  isLoading,
  onLoad,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>;
  result: ActionResult<unknown> | null;
  isLoading: boolean;
  onLoad: () => void;
  children: React.ReactNode;
}) {
  return (
    <div ref={ref} className="noscript:hidden print:hidden">
      <Button variant="secondary" onClick={onLoad} aria-disabled={isLoading || undefined}>
        {isLoading ? <Spinner /> : <EyeIcon />}
        <span>{text.button}</span>
      </Button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {result?.ok === false && <Notice tone="danger" title={result.message} />}
        {children}
      </div>
    </div>
  );
}
