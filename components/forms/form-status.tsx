'use client';

import Link from 'next/link';
import { useEffect, useId, useRef } from 'react';
import { Notice } from '@/components/ui/notice';
import type { ActionLink } from '@/lib/result';
import { formStatus as text } from '@/messages/forms/form';
import { FieldLink } from './field-link';

export type FormProblem = { fieldId: string; message: string };

/**
 * The result of a failed submit: one sentence, a link to each invalid field, and a link onward if no field can fix it.
 * It takes the focus on every failed submit (`attempt` counts them), so that screen readers read it once; with the role
 * `alert` they would read it twice.
 */
export function FormStatus({
  message,
  problems,
  attempt,
  link,
}: {
  message: string | undefined;
  problems: readonly FormProblem[];
  attempt: number;
  link?: ActionLink | undefined;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const listId = useId();
  const hasFailed = message !== undefined || problems.length > 0;

  // Takes the focus once per attempt, after the errors have rendered, which may be after `attempt` has changed. Errors
  // found while typing must not move the focus.
  const focusedAttempt = useRef(0);
  useEffect(() => {
    if (!hasFailed || attempt <= focusedAttempt.current) return;
    focusedAttempt.current = attempt;
    ref.current?.focus();
  }, [attempt, hasFailed]);

  if (!hasFailed) return null;
  // A message in the list is not repeated as the title.
  const isListed = problems.some((problem) => problem.message === message);
  const title = isListed ? defaultTitle : (message ?? defaultTitle);
  return (
    // biome-ignore lint/a11y/useSemanticElements: not part of the form, and a legend is not allowed in a notice
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
            {problems.map(({ fieldId, message: fieldMessage }) => (
              <li key={fieldId}>
                <FieldLink fieldId={fieldId} className="py-0.5 underline underline-offset-2">
                  {fieldMessage}
                </FieldLink>
              </li>
            ))}
          </ul>
        )}
        {link && (
          <Link href={link.href} target={link.opensNewTab ? '_blank' : undefined} className="link">
            {link.label}
          </Link>
        )}
      </Notice>
    </div>
  );
}

const defaultTitle = text.invalidFields;
