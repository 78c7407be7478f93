'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { closeJob } from '@/lib/postings/manage/actions';
import { closeReasons } from '@/lib/postings/manage/close-reason';
import * as routes from '@/lib/routes';
import { closeJobForm as text } from '@/messages/postings/manage';

/** A button for each reason to close the job. Each is a form, so that only the pressed button shows as pending. */
export function CloseJobForm({ id }: { id: string }) {
  const [result, send] = useSubmit(closeJob);
  return (
    <div className="mt-6 grid gap-4">
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
      <div className="flex flex-wrap gap-3">
        {closeReasons.map((reason) => (
          <form key={reason} action={send} className="max-sm:w-full">
            <input type="hidden" name="id" value={id} />
            <input type="hidden" name="reason" value={reason} />
            <SubmitButton
              pendingLabel={text.closing}
              variant={reason === 'filled' ? 'primary' : 'secondary'}
              wide="phone"
            >
              {text[reason]}
            </SubmitButton>
          </form>
        ))}
        <ButtonLink href={routes.employerJobs()} variant="quiet" wide="phone">
          {text.cancel}
        </ButtonLink>
      </div>
    </div>
  );
}
