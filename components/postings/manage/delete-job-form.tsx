'use client';

import { SubmitButton } from '@/components/forms/submit-button';
import { useSubmit } from '@/components/forms/use-submit';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { deleteJob } from '@/lib/postings/manage/actions';
import * as routes from '@/lib/routes';
import { deleteJobForm as text } from '@/messages/postings/manage';

/** The last question before a posting is gone. */
export function DeleteJobForm({ id }: { id: string }) {
  const [answer, send] = useSubmit(deleteJob);
  return (
    <form action={send} className="mt-6 grid gap-4">
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce />}
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap gap-3">
        <SubmitButton pending={text.deleting} variant="danger">
          {text.deleteForGood}
        </SubmitButton>
        <ButtonLink href={routes.employerJobs()} variant="secondary">
          {text.keepIt}
        </ButtonLink>
      </div>
    </form>
  );
}
