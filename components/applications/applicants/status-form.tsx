'use client';

import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { setApplicationStatus } from '@/lib/applications/applicants/actions';
import { type SettableStatus, statusForEmployer } from '@/lib/applications/applicants/applicant';
import type { ApplicationStatus } from '@/lib/applications/application';
import { statusForm as text } from '@/messages/applications/applicants';

const moves: readonly { status: SettableStatus; label: string }[] = [
  { status: 'shortlisted', label: text.shortlist },
  { status: 'hired', label: text.hire },
  { status: 'rejected', label: text.reject },
  { status: 'seen', label: text.markAsSeen },
];

/** One button per status; the current one is missing, because there is nothing to do. */
export function StatusForm({
  jobId,
  applicationId,
  status,
}: {
  jobId: string;
  applicationId: string;
  status: ApplicationStatus;
}) {
  const [answer, move, isSending] = useSubmit(setApplicationStatus);
  return (
    <form action={move} className="mt-3">
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="applicationId" value={applicationId} />
      <fieldset className="flex flex-wrap gap-2">
        <legend>
          <VisuallyHidden>{text.setTheStatus}</VisuallyHidden>
        </legend>
        {moves
          .filter((each) => each.status !== status)
          .map((each) => (
            <Button
              key={each.status}
              type="submit"
              name="status"
              value={each.status}
              variant={each.status === 'shortlisted' ? 'primary' : 'secondary'}
              aria-disabled={isSending || undefined}
              onClick={(event) => isSending && event.preventDefault()}
            >
              {each.label}
            </Button>
          ))}
      </fieldset>
      <div role="status" className="mt-2 text-ink-soft text-sm">
        {answer?.ok && `Status: ${statusForEmployer(answer.data.status)}`}
      </div>
      {answer?.ok === false && <Notice tone="danger" title={answer.message} announce className="mt-2" />}
    </form>
  );
}
