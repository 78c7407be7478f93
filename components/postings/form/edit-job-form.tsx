'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { Tiles } from '@/components/map/tiles';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { toast } from '@/components/ui/toast';
import { editJob } from '@/lib/postings/actions';
import type { JobFormValues } from '@/lib/postings/job-form';
import * as routes from '@/lib/routes';
import { editJobForm as text } from '@/messages/postings/form';
import { postJobMessages } from '@/messages/postings/messages';
import { JobForm } from './job-form';

/** The posting form for a job that is already posted. */
export function EditJobForm({
  id,
  initial,
  openUntilHint,
  tiles,
}: {
  id: string;
  initial: JobFormValues;
  openUntilHint: string;
  tiles: Tiles;
}) {
  const router = useRouter();
  return (
    <JobForm
      action={editJob}
      failureMessage={postJobMessages.saveFailed}
      initial={initial}
      draft={`editJobDraft:${id}`}
      tiles={tiles}
      hiddenFields={<input type="hidden" name="id" value={id} />}
      openUntilHint={openUntilHint}
      submitLabel={text.submitButton}
      pendingLabel={text.saving}
      canSubmitFromFirstStep
      onSuccess={({ isHeld }) => {
        toast(isHeld ? text.savedAndHeld : text.saved);
        router.push(routes.employerJobs());
      }}
      renderSuccess={({ isHeld }) => (
        <Notice
          tone={isHeld ? 'info' : 'good'}
          title={isHeld ? text.savedAndHeld : text.saved}
          className="max-w-3xl"
        >
          <Link href={routes.employerJobs()} className="link">
            {text.myJobPostings}
          </Link>
        </Notice>
      )}
      actions={
        <ButtonLink href={routes.employerJobs()} variant="secondary" size="lg" wide="phone">
          {text.cancel}
        </ButtonLink>
      }
    />
  );
}
