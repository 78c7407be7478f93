import { HiddenFields } from '@/components/forms/hidden-fields';
import { buttonClasses } from '@/components/ui/button-variants';
import type { Job } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { saveJobWithoutScript } from '@/lib/saved/jobs/actions';
import type { NoScriptSaveOutcome } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, noScriptSaveForm as text } from '@/messages/saved/jobs';

/**
 * Saves a job without JavaScript. The page is cached for all visitors, so it contains every outcome, and the URL
 * fragment of the redirect shows one.
 */
export function NoScriptSaveForm({ job }: { job: Job }) {
  return (
    <div className="hidden noscript:block print:hidden">
      <form action={saveJobWithoutScript}>
        <HiddenFields
          values={{
            jobId: job.id,
            title: job.title,
            companyName: job.company.name,
            path: placeRoutes.job(job),
          }}
        />
        <button type="submit" className={buttonClasses({ variant: 'secondary' })}>
          {text.save} <span className="sr-only">{job.title}</span>
        </button>
      </form>
      <p id={'saved' satisfies NoScriptSaveOutcome} className={`${outcomeClasses} bg-good-soft`}>
        {text.saved({
          link: (words) => (
            <a href={routes.savedJobs()} className="link">
              {words}
            </a>
          ),
        })}
      </p>
      <p id={'signed-in' satisfies NoScriptSaveOutcome} className={`${outcomeClasses} bg-warn-soft`}>
        {text.signedIn}
      </p>
      <p id={'list-full' satisfies NoScriptSaveOutcome} className={`${outcomeClasses} bg-warn-soft`}>
        {savedJobMessages.listFull}
      </p>
      <p id={'not-saved' satisfies NoScriptSaveOutcome} className={`${outcomeClasses} bg-danger-soft`}>
        {savedJobMessages.saveFailed}
      </p>
    </div>
  );
}

const outcomeClasses = 'mt-3 hidden rounded-md px-4 py-3 target:block';
