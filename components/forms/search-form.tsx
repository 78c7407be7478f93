'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
import { awaitResults } from '@/components/results/results-heading';
import { ProgressLine } from '@/components/ui/progress-line';
import { searchUrl } from './search-url';
import { SubmitButton } from './submit-button';

/**
 * A GET form to the page's own address. In the browser it goes there without a reload, leaves blank fields out of the
 * URL and says that it is loading; without JavaScript it is the form alone.
 */
export function SearchForm({
  id,
  action,
  submitLabel,
  pending,
  children,
  footer,
  className,
}: {
  /** For fields that belong to it and stand elsewhere on the page. */
  id?: string | undefined;
  action: string;
  submitLabel: ReactNode;
  /** Said while the results are on their way. */
  pending: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  const router = useRouter();
  const [isLoading, load] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    // A button of the form's with an address of its own.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const url = searchUrl(event.currentTarget, action);
    awaitResults('focus');
    load(() => router.push(url));
  };

  return (
    <form id={id} action={action} onSubmit={submit} className={className}>
      {isLoading && <ProgressLine />}
      {children}
      <div className="space-y-3">
        <SubmitButton pending={pending} isPending={isLoading} wide>
          {submitLabel}
        </SubmitButton>
        {footer}
      </div>
    </form>
  );
}
