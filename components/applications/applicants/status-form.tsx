'use client';

import { useSubmit } from '@/components/forms/use-submit';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { setApplicationStatus } from '@/lib/applications/applicants/actions';
import { employerStatusLabel, type SettableStatus } from '@/lib/applications/applicants/applicant';
import type { ApplicationStatus } from '@/lib/applications/application';
import { statusForm as text } from '@/messages/applications/applicants';

const statusOptions: readonly { status: SettableStatus; label: string }[] = [
  { status: 'shortlisted', label: text.shortlist },
  { status: 'hired', label: text.hire },
  { status: 'rejected', label: text.reject },
  { status: 'seen', label: text.markAsSeen },
];

/** One button for each status except the current one. */
export function StatusForm({
  jobId,
  applicationId,
  status,
}: {
  jobId: string;
  applicationId: string;
  status: ApplicationStatus;
}) {
  const [result, setStatus, isSending] = useSubmit(setApplicationStatus);
  return (
    <form action={setStatus} className="mt-3">
      <input type="hidden" name="jobId" value={jobId} />
      <input type="hidden" name="applicationId" value={applicationId} />
      <fieldset className="flex flex-wrap gap-2">
        <legend>
          <span className="sr-only">{text.legend}</span>
        </legend>
        {statusOptions
          .filter((option) => option.status !== status)
          .map((option) => (
            <Button
              key={option.status}
              type="submit"
              name="status"
              value={option.status}
              variant={option.status === 'shortlisted' ? 'primary' : 'secondary'}
              aria-disabled={isSending || undefined}
              onClick={(event) => isSending && event.preventDefault()}
            >
              {option.label}
            </Button>
          ))}
      </fieldset>
      <div role="status" className="mt-2 text-ink-soft text-sm">
        {result?.ok && `Status: ${employerStatusLabel(result.data.status)}`}
      </div>
      {result?.ok === false && <Notice tone="danger" title={result.message} announce className="mt-2" />}
    </form>
  );
}
