'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, type ReactNode, useTransition } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';

/** A GET form to the page's own address; in the browser without a reload and without blank fields in the URL. */
export function TalentSearchForm({
  action,
  children,
  footer,
  className,
}: {
  action: string;
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
    // On a phone the filters lie over what they filter.
    form.closest('details')?.removeAttribute('open');
    load(() => router.push(params.size === 0 ? action : `${action}?${params}`));
  };

  return (
    <form action={action} onSubmit={submit} className={className}>
      {children}
      <div className="space-y-3">
        <SubmitButton pending="Loading talents…" isPending={isLoading} wide>
          Show talents
        </SubmitButton>
        {footer}
      </div>
    </form>
  );
}
