import { HiddenFields } from '@/components/forms/hidden-fields';
import { buttonClasses } from '@/components/ui/button-look';
import type { Job } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import * as routes from '@/lib/routes';
import { saveJobFromPage } from '@/lib/saved/jobs/actions';
import type { PlainSaveOutcome } from '@/lib/saved/jobs/saved-job';
import { savedJobMessages, plainSaveForm as text } from '@/messages/saved/jobs';

/**
 * Saves a job where no script runs. The page is one that everybody shares, so it says all that may come of it, and the
 * fragment to which the action leads back shows the one that did.
 */
export function PlainSaveForm({ job }: { job: Job }) {
  return (
    <div className="hidden noscript:block print:hidden">
      <form action={saveJobFromPage}>
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
      <p id={'saved' satisfies PlainSaveOutcome} className={`${outcomeLook} bg-good-soft`}>
        {text.saved({
          link: (words) => (
            <a href={routes.savedJobs()} className="link">
              {words}
            </a>
          ),
        })}
      </p>
      <p id={'signed-in' satisfies PlainSaveOutcome} className={`${outcomeLook} bg-warn-soft`}>
        {text.signedIn}
      </p>
      <p id={'list-full' satisfies PlainSaveOutcome} className={`${outcomeLook} bg-warn-soft`}>
        {savedJobMessages.full}
      </p>
      <p id={'not-saved' satisfies PlainSaveOutcome} className={`${outcomeLook} bg-danger-soft`}>
        {savedJobMessages.saveFailed}
      </p>
    </div>
  );
}

const outcomeLook = 'mt-3 hidden rounded-md px-4 py-3 target:block';
