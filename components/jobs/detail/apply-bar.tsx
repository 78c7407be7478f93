import { DistanceFromYou } from '@/components/places/distance-from-you';
import { SaveIconButton } from '@/components/saved/jobs/save-button';
import { buttonClasses } from '@/components/ui/button-look';
import { ExternalIcon } from '@/components/ui/icons';
import { type Job, payLabel } from '@/lib/jobs/job';
import * as routes from '@/lib/routes';
import { applyBar as text } from '@/messages/jobs/detail';
import { applyId } from '../apply-id';

/** At the foot of a phone's screen while the way to apply is out of sight; its coming and going is in apply-bar.css. */
export function ApplyBar({ job }: { job: Job }) {
  return (
    <section aria-label={text.jobAtAGlance} className="apply-bar">
      <p className="min-w-0 grow text-sm leading-snug">
        <b className="font-semibold">{payLabel(job)}</b>
        <DistanceFromYou coordinates={job.location.coordinates} className="block text-ink-soft" />
      </p>
      <SaveIconButton
        job={{ jobId: job.id, title: job.title, companyName: job.company.name }}
        className="shrink-0"
      />
      {job.applicationUrl ? (
        <a
          href={routes.leave(job.id)}
          target="_blank"
          rel="nofollow noopener"
          className={`${buttonClasses()} shrink-0`}
        >
          {text.apply} <ExternalIcon />
        </a>
      ) : (
        <a href={`#${applyId}`} className={`${buttonClasses()} shrink-0`}>
          {text.apply}
        </a>
      )}
    </section>
  );
}
