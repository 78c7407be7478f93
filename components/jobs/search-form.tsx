'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { markSubmitted } from './results-heading';

/**
 * A GET form to the page's own address. In the browser it goes there without a reload, leaves blank fields out of the
 * URL and says that it is loading; without JavaScript it is the form alone.
 */
export function SearchForm({
  action,
  submitLabel,
  children,
  footer,
  className,
}: {
  action: string;
  submitLabel: string;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}) {
  const router = useRouter();
  const [isLoading, load] = useTransition();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const params = new URLSearchParams();
    for (const [name, value] of new FormData(form))
      if (typeof value === 'string' && value.trim() !== '') params.append(name, value.trim());
    markSubmitted();
    // On a phone the filters lie over what they filter.
    form.closest('details')?.removeAttribute('open');
    load(() => router.push(params.size === 0 ? action : `${action}?${params}`));
  };

  return (
    <form action={action} onSubmit={submit} className={className}>
      {children}
      <div className="space-y-3">
        <SubmitButton pending="Loading jobs…" isPending={isLoading} wide>
          {submitLabel}
        </SubmitButton>
        {footer}
      </div>
    </form>
  );
}
