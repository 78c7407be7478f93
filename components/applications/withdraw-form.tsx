'use client';

import { useActionState } from 'react';
import { SubmitButton } from '@/components/forms/submit-button';
import { buttonClasses } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { withdrawApplication } from '@/lib/applications/actions';

/** Asks once more before it erases; a fold and a button, so that it works without JavaScript. */
export function WithdrawForm({
  token,
  label = 'Withdraw my application…',
}: {
  token: string;
  label?: string;
}) {
  const [answer, withdraw] = useActionState(withdrawApplication, null);
  return (
    <details className="mt-4" open={answer ? true : undefined}>
      <summary className={`${buttonClasses({ variant: 'secondary' })} list-none`}>{label}</summary>
      <form action={withdraw} className="mt-4 grid gap-4">
        {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
        <input type="hidden" name="token" value={token} />
        <p>Are you sure? Nobody can bring it back.</p>
        <div>
          <SubmitButton variant="danger" pending="Erasing…">
            Yes, erase it
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
