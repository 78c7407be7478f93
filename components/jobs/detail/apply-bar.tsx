import { AppliedNote } from '@/components/saved/jobs/applied-note';
import { SaveIconButton } from '@/components/saved/jobs/save-button';
import { buttonClasses } from '@/components/ui/button-variants';
import type { Job } from '@/lib/jobs/job';
import { applyActions as text } from '@/messages/jobs/detail';
import { ApplyLink } from '../apply-link';
import { ReplaceForOwner } from './replace-for-owner';

/** A bar at the bottom of a phone's screen, shown while the apply section is out of view (apply.css). */
export function ApplyBar({ job }: { job: Job }) {
  return (
    <section aria-label={text.label} className="apply-bar">
      <ReplaceForOwner job={job}>
        <AppliedNote jobId={job.id} className="grow">
          <SaveIconButton job={{ jobId: job.id, title: job.title, companyName: job.company.name }} />
          <ApplyLink job={job} className={`${buttonClasses()} grow`}>
            {text.apply}
          </ApplyLink>
        </AppliedNote>
      </ReplaceForOwner>
    </section>
  );
}
