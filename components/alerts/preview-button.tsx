'use client';

import { type RefObject, useRef, useState, useTransition } from 'react';
import { errorSentence } from '@/components/forms/error-sentence';
import { Button } from '@/components/ui/button';
import { EyeIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import { Spinner } from '@/components/ui/spinner';
import { previewJobs, previewTalents } from '@/lib/alerts/actions-preview';
import type { JobAlertPreview, TalentAlertPreview } from '@/lib/alerts/alert-preview';
import { type ActionResult, fail } from '@/lib/result';
import { previewButton as text } from '@/messages/alerts/form';
import { JobMatches, TalentMatches } from './alert-preview';

type Place = {
  /** Looks up what was typed and not chosen. */
  waitForLookup: () => Promise<unknown>;
  /** Puts the place into what is sent. */
  write: (data: FormData) => void;
};

/** Shows what the job alert in the form around it would have found. */
export function JobPreviewButton(place: Place) {
  const { ref, answer, isAsking, ask } = usePreview<JobAlertPreview>(previewJobs, place);
  return (
    <Asking ref={ref} answer={answer} isAsking={isAsking} onAsk={ask}>
      {answer?.ok && <JobMatches preview={answer.data} />}
    </Asking>
  );
}

/** The same for a talent alert. */
export function TalentPreviewButton(place: Place) {
  const { ref, answer, isAsking, ask } = usePreview<TalentAlertPreview>(previewTalents, place);
  return (
    <Asking ref={ref} answer={answer} isAsking={isAsking} onAsk={ask}>
      {answer?.ok && <TalentMatches preview={answer.data} />}
    </Asking>
  );
}

function usePreview<Preview>(
  action: (previous: ActionResult<Preview> | null, form: FormData) => Promise<ActionResult<Preview>>,
  { waitForLookup, write }: Place,
) {
  const ref = useRef<HTMLDivElement>(null);
  const [answer, setAnswer] = useState<ActionResult<Preview> | null>(null);
  const [isAsking, startAsking] = useTransition();
  const ask = () =>
    startAsking(async () => {
      const form = ref.current?.closest('form');
      if (!form) return;
      try {
        await waitForLookup();
        const data = new FormData(form);
        write(data);
        setAnswer(await action(null, data));
      } catch (thrown) {
        const failed = text.weCouldntLoadThePreview;
        setAnswer(fail(errorSentence(thrown, { failed, keepsTyped: true })));
      }
    });
  return { ref, answer, isAsking, ask };
}

function Asking({
  ref,
  answer,
  isAsking,
  onAsk,
  children,
}: {
  ref: RefObject<HTMLDivElement | null>;
  answer: ActionResult<unknown> | null;
  isAsking: boolean;
  onAsk: () => void;
  children: React.ReactNode;
}) {
  return (
    <div ref={ref} className="noscript:hidden print:hidden">
      <Button variant="secondary" onClick={onAsk} aria-disabled={isAsking || undefined}>
        {isAsking ? <Spinner /> : <EyeIcon />}
        <span>{text.seeLastWeeksMatches}</span>
      </Button>
      <div aria-live="polite" className="mt-4 empty:hidden">
        {answer?.ok === false && <Notice tone="danger" title={answer.message} />}
        {children}
      </div>
    </div>
  );
}
