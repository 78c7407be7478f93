'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { deleteJob } from '@/lib/postings/manage/actions';
import * as routes from '@/lib/routes';
import { deleteJobForm as text } from '@/messages/postings/manage';

/** The confirmation before a posting is deleted. */
export function DeleteJobForm({ id }: { id: string }) {
  const [result, send] = useSubmit(deleteJob);
  return (
    <form action={send} className="mt-6 grid gap-4">
      {result?.ok === false && <Notice tone="danger" title={result.message} announce />}
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pendingLabel={text.deleting} variant="danger">
          {text.submitButton}
        </SubmitButton>
        <ButtonLink href={routes.employerJobs()} variant="secondary">
          {text.cancel}
        </ButtonLink>
      </div>
    </form>
  );
}
