import { CalendarIcon, MailIcon } from '@/components/ui/icons';
import * as apiRoutes from '@/lib/api-routes';
import type { Job } from '@/lib/jobs/job';
import { directionsModes } from '@/lib/places/directions';
import { shareAndDirections as text } from '@/messages/jobs/detail';
import { ShareButtons } from './share-buttons';

const linkClass = 'link inline-flex min-h-11 items-center gap-2';

/** Links to directions on a map service. Plain links, so that the page needs no script for them. */
export function Directions({ jobId }: { jobId: string }) {
  if (directionsModes.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
      {text.directions}
      {directionsModes.map((travelMode) => (
        <a
          key={travelMode}
          href={apiRoutes.jobDirections(jobId, travelMode)}
          rel="nofollow"
          aria-label={text.directionsLabels[travelMode]}
          className={linkClass}
        >
          {text.travelModes[travelMode]}
        </a>
      ))}
    </p>
  );
}

export function ShareJobLinks({ job, url }: { job: Job; url: string }) {
  const subject = text.emailSubject({ title: job.title, companyName: job.company.name });
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <ShareButtons url={url} title={subject} className={linkClass} />
      <a
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`}
        className={linkClass}
      >
        <MailIcon /> {text.emailJob}
      </a>
      {job.state === 'open' && (
        <a href={apiRoutes.jobCalendar(job.id)} rel="nofollow" className={linkClass}>
          <CalendarIcon /> {text.addToCalendar}
        </a>
      )}
    </p>
  );
}
