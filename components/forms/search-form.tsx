'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
import { announceNextResults } from '@/components/results/results-heading';
import { ProgressLine } from '@/components/ui/progress-line';
import { searchUrl } from './search-url';
import { SubmitButton } from './submit-button';

/**
 * A GET form to the page's own path. With JavaScript it navigates without a reload, omits blank fields from the URL and
 * shows that it is loading.
 */
export function SearchForm({
  action,
  submitLabel,
  pendingLabel,
  children,
  footer,
  className,
}: {
  action: string;
  submitLabel: ReactNode;
  /** Shown while the results are loading. */
  pendingLabel: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  const router = useRouter();
  const [isLoading, startLoading] = useTransition();

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    // A button with its own `formaction` submits natively.
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (submitter?.hasAttribute('formaction')) return;
    event.preventDefault();
    const url = searchUrl(event.currentTarget, action);
    announceNextResults('focus');
    startLoading(() => router.push(url));
  };

  return (
    <form action={action} onSubmit={handleSubmit} className={className}>
      {isLoading && <ProgressLine />}
      {children}
      <div className="space-y-3">
        <SubmitButton pendingLabel={pendingLabel} isPending={isLoading} wide>
          {submitLabel}
        </SubmitButton>
        {footer}
      </div>
    </form>
  );
}
