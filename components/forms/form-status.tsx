'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/ui/notice';

export type FormProblem = { fieldId: string; message: string };

/**
 * What became of the last try: one sentence, and a link to each field that needs another look.
 * It takes the focus on every failed try (`attempt` counts them), so that nobody has to hunt for what went wrong.
 */
export function FormStatus({
  message,
  problems,
  attempt,
}: {
  message: string | undefined;
  problems: readonly FormProblem[];
  attempt: number;
}) {
  const ref = useRef<HTMLDivElement>(null);
  const hasFailed = message !== undefined || problems.length > 0;

  // Not when a field is found wrong while somebody types: the focus is theirs then.
  useEffect(() => {
    if (attempt > 0) ref.current?.focus();
  }, [attempt]);

  if (!hasFailed) return null;
  return (
    <div ref={ref} tabIndex={-1} role="alert" className="rounded-md outline-offset-2">
      <Notice tone="danger" title={message ?? 'Please check what you entered.'}>
        {problems.length > 0 && (
          <ul className="list-disc pl-4">
            {problems.map(({ fieldId, message: sentence }) => (
              <li key={fieldId}>
                <a
                  href={`#${fieldId}`}
                  className="py-0.5 underline underline-offset-2"
                  onClick={(event) => {
                    const target = document.getElementById(fieldId);
                    if (!target) return;
                    event.preventDefault();
                    target.focus();
                  }}
                >
                  {sentence}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}
