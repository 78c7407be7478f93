import type { AccountContents } from '@/lib/auth/delete-account';
import { applicationRetentionDays } from '@/lib/site';
import { countLabel } from '@/lib/text/count-label';

/** What deleting an account takes along and what it cannot: said before, not after. */
export function DeletionSummary({ contents }: { contents: AccountContents }) {
  const { jobs, applications, waiting, savedTalents, savedJobs, sentApplications } = contents;
  return (
    <div className="grid gap-3">
      <p>
        <strong>What we delete, right away and for good:</strong> your sign-in; your profile with its CV or
        logo; everything you saved, and your alerts. If you hire, also your company, your job postings with
        their pages, and the applications people sent you, with their CVs.
      </p>
      {jobs + savedTalents + savedJobs > 0 && (
        <ul className="list-disc pl-5">
          {jobs > 0 && (
            <li>
              {countLabel(jobs, 'job posting')} with {countLabel(applications, 'application')}
              {waiting > 0 && `. ${countLabel(waiting, 'applicant')} without an answer will get an email`}
            </li>
          )}
          {savedTalents > 0 && <li>{countLabel(savedTalents, 'saved person', 'saved people')}</li>}
          {savedJobs > 0 && <li>{countLabel(savedJobs, 'saved job')}</li>}
        </ul>
      )}
      {sentApplications > 0 && (
        <p>
          <strong>What employers keep:</strong> the {countLabel(sentApplications, 'application')} you sent,
          with the CV you attached, because an employer may still be deciding, and may have to explain the
          decision later. It’s no longer linked to an account, and we delete it {applicationRetentionDays}{' '}
          days after the job ended. If you check the box below, we withdraw and delete it now instead. What an
          employer has already read or printed is out of our hands.
        </p>
      )}
      <p className="text-ink-soft">
        Download your data first: once it’s gone, no one can bring it back. We’ll confirm the deletion by
        email.
      </p>
    </div>
  );
}
