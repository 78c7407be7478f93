'use client';

import Link from 'next/link';
import { useEffect, useId, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { Way } from '@/lib/result';
import { formStatus as text } from '@/messages/forms/form';
import { FieldLink } from './field-link';

export type FormProblem = { fieldId: string; message: string };

/**
 * What became of the last try: one sentence, a link to each field that needs another look, and the way on where none can mend it.
 * It takes the focus on every failed try (`attempt` counts them), so that nobody has to hunt for what went wrong. That is how a
 * screen reader says it, once: as an alert it would be said a second time.
 */
export function FormStatus({
  message,
  problems,
  attempt,
  way,
}: {
  message: string | undefined;
  problems: readonly FormProblem[];
  attempt: number;
  way?: Way | undefined;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const listId = useId();
  const hasFailed = message !== undefined || problems.length > 0;

  // Once per try, when what is wrong has arrived, which may be a moment after the try is counted; and not when a field is
  // found wrong while somebody types: the focus is theirs then.
  const focusedFor = useRef(0);
  useEffect(() => {
    if (!hasFailed || attempt <= focusedFor.current) return;
    focusedFor.current = attempt;
    ref.current?.focus();
  }, [attempt, hasFailed]);

  if (!hasFailed) return null;
  // A sentence shown at its field and in the list need not be the heading too.
  const isListed = problems.some((problem) => problem.message === message);
  const title = isListed ? checkAgain : (message ?? checkAgain);
  return (
    // biome-ignore lint/a11y/useSemanticElements: no part of the form, and a legend cannot stand in a notice
    <div
      ref={ref}
      tabIndex={-1}
      role="group"
      aria-label={title}
      aria-describedby={problems.length > 0 ? listId : undefined}
      className="rounded-md outline-offset-2"
    >
      <Notice tone="danger" title={title}>
        {problems.length > 0 && (
          <ul id={listId} className="list-disc pl-4">
            {problems.map(({ fieldId, message: sentence }) => (
              <li key={fieldId}>
                <FieldLink fieldId={fieldId} className="py-0.5 underline underline-offset-2">
                  {sentence}
                </FieldLink>
              </li>
            ))}
          </ul>
        )}
        {way && (
          <Link href={way.href} target={way.isInOtherTab ? '_blank' : undefined} className="link">
            {way.label}
          </Link>
        )}
      </Notice>
    </div>
  );
}

const checkAgain = text.pleaseCheckWhatYouEntered;
