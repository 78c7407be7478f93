'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { forgetAccountJobs } from '@/components/saved/jobs/account-store';
import { rememberApplied } from '@/components/saved/jobs/applied-jobs';
import { buttonClasses } from '@/components/ui/button-look';
import { Notice } from '@/components/ui/notice';
import { withdrawApplication } from '@/lib/applications/actions';
import { withdrawForm as text } from '@/messages/applications/sent';

/** By a receipt's secret, or by the id of an application of one's account. */
export type WhichApplication = { name: 'token' | 'id'; value: string };

/** Asks once more before it erases; a fold and a button, so that it works without JavaScript. */
export function WithdrawForm({
  which,
  jobId,
  label = text.withdrawMyApplication,
}: {
  which: WhichApplication;
  /** Null when the job is gone. */
  jobId: string | null;
  label?: string;
}) {
  const [answer, withdraw] = useSubmit(withdrawApplication, {
    onRedirect: () => {
      if (jobId !== null) rememberApplied(jobId, false);
      forgetAccountJobs();
    },
  });
  return (
    <details className="mt-4" open={answer ? true : undefined}>
      <summary className={`${buttonClasses({ variant: 'secondary' })} list-none`}>{label}</summary>
      <form action={withdraw} className="mt-4 grid gap-4">
        {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
        <input type="hidden" {...which} />
        <p>{text.areYouSureThisCant}</p>
        <div>
          <SubmitButton variant="danger" pending={text.deleting}>
            {text.yesDeleteIt}
          </SubmitButton>
        </div>
      </form>
    </details>
  );
}
