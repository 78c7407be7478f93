import { HiddenFields } from '@/components/forms/hidden-fields';
import { buttonClasses } from '@/components/ui/button-look';
import { BookmarkIcon } from '@/components/ui/icons';
import { Notice } from '@/components/ui/notice';
import type { Job } from '@/lib/jobs/job';
import { routes } from '@/lib/routes';
import { saveJobFromPage } from '@/lib/saved/jobs/actions';
import type { PlainSaveOutcome } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, plainSaveForm as text } from '@/messages/saved/jobs';

/**
 * Saves a job where no script runs. The page is one that everybody shares, so it says all that may come of it, and the
 * fragment to which the action leads back shows the one that did.
 */
export function PlainSaveForm({ job }: { job: Job }) {
  return (
    <div className="not-noscript:hidden print:hidden">
      <form action={saveJobFromPage}>
        <HiddenFields
          values={{ jobId: job.id, title: job.title, companyName: job.company.name, path: routes.job(job) }}
        />
        <button type="submit" className={buttonClasses({ variant: 'secondary' })}>
          <BookmarkIcon /> {text.save} <span className="sr-only">{job.title}</span>
        </button>
      </form>
      <Outcome of="saved" tone="good">
        {text.saved({
          link: (words) => (
            <a href={routes.savedJobs()} className="link">
              {words}
            </a>
          ),
        })}
      </Outcome>
      <Outcome of="list-full" tone="warn">
        {savedJobMessages.full}
      </Outcome>
      <Outcome of="not-saved" tone="danger">
        {savedJobMessages.saveFailed}
      </Outcome>
    </div>
  );
}

function Outcome({
  of,
  tone,
  children,
}: {
  of: PlainSaveOutcome;
  tone: 'good' | 'warn' | 'danger';
  children: React.ReactNode;
}) {
  return (
    <div id={of} className="mt-3 hidden target:block">
      <Notice tone={tone}>{children}</Notice>
    </div>
  );
}
