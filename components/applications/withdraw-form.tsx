'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { clearAccountJobs } from '@/components/saved/jobs/account-store';
import { saveApplied } from '@/components/saved/jobs/applied-jobs';
import { buttonClasses } from '@/components/ui/button-variants';
import { Notice } from '@/components/ui/notice';
import { withdrawApplication } from '@/lib/applications/actions';
import { withdrawForm as text } from '@/messages/applications/sent';

/** A receipt's secret, or the id of an application of the account. */
export type ApplicationKey = { name: 'token' | 'id'; value: string };

/** Requests confirmation before deleting. A details element works without JavaScript. */
export function WithdrawForm({
  applicationKey,
  jobId,
  label = text.openButton,
}: {
  applicationKey: ApplicationKey;
  /** Null if the job was deleted. */
  jobId: string | null;
  label?: string;
}) {
  const [result, withdraw] = useSubmit(withdrawApplication, {
    onRedirect: () => {
      if (jobId !== null) saveApplied(jobId, false);
      clearAccountJobs();
    },
  });
  return (
    <details className="mt-4" open={result ? true : undefined}>
      <summary className={`${buttonClasses({ variant: 'secondary' })} list-none`}>{label}</summary>
      <form action={withdraw} className="mt-4 grid gap-4">
        {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
        <input type="hidden" {...applicationKey} />
        <p>{text.confirmText}</p>
        <div>
          <SubmitButton variant="danger" pendingLabel={text.deleting}>
            {text.submitButton}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
