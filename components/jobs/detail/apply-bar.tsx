import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { SaveIconButton } from '@/components/saved/jobs/save-button';
import { buttonClasses } from '@/components/ui/button-look';
import type { Job } from '@/lib/jobs/job';
import { applyPlaces as text } from '@/messages/jobs/detail';
import { ApplyLink } from '../apply-link';
import { UnlessOwnJob } from './own-job';

/** At the foot of a phone's screen while the way to apply is out of sight; its coming and going is in apply.css. */
export function ApplyBar({ job }: { job: Job }) {
  return (
    <section aria-label={text.jobAtAGlance} className="apply-bar">
      <UnlessOwnJob job={job}>
        <AppliedNote jobId={job.id} className="grow">
          <SaveIconButton job={{ jobId: job.id, title: job.title, companyName: job.company.name }} />
          <ApplyLink job={job} className={`${buttonClasses()} grow`}>
            {text.apply}
          </ApplyLink>
        </AppliedNote>
      </UnlessOwnJob>
    </section>
  );
}
