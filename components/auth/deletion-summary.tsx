import type { AccountContents } from '@/lib/auth/delete-account';
import { applicationRetentionDays } from '@/lib/limits';
import { deletionSummary as text } from '@/messages/auth/account';

export function DeletionSummary({ contents }: { contents: AccountContents }) {
  const { jobs, applications, waiting, savedTalents, savedJobs, sentApplications } = contents;
  return (
    <div className="grid gap-3">
      <p>{text.deletedNow({ strong: (words) => <strong>{words}</strong> })}</p>
      {jobs + savedTalents + savedJobs > 0 && (
        <ul className="list-disc pl-5">
          {jobs > 0 && <li>{text.postingsAndApplications({ jobs, applications, waiting })}</li>}
          {savedTalents > 0 && <li>{text.savedPeople({ count: savedTalents })}</li>}
          {savedJobs > 0 && <li>{text.savedJobs({ count: savedJobs })}</li>}
        </ul>
      )}
      {sentApplications > 0 && (
        <p>
          {text.retainedByEmployers({
            strong: (words) => <strong>{words}</strong>,
            count: sentApplications,
            applicationRetentionDays,
          })}
        </p>
      )}
      <p className="text-ink-soft">{text.downloadHint}</p>
    </div>
  );
}
