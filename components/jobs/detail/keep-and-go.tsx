import { CalendarIcon, MailIcon } from '@/components/ui/icons';
import * as apiRoutes from '@/lib/api-routes';
import type { Job } from '@/lib/jobs/job';
import { travelWays } from '@/lib/places/directions';
import { keepAndGo as text } from '@/messages/jobs/detail';
import { ShareButtons } from './share-buttons';

const link = 'link inline-flex min-h-11 items-center gap-2';

/** The way there on a map service. Plain links, because a job's page carries no script for what a link can do. */
export function Directions({ jobId }: { jobId: string }) {
  if (travelWays.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 print:hidden">
      {text.directions}
      {travelWays.map((way) => (
        <a
          key={way}
          href={apiRoutes.jobDirections(jobId, way)}
          rel="nofollow"
          aria-label={text.directionsBy[way]}
          className={link}
        >
          {text.ways[way]}
        </a>
      ))}
    </p>
  );
}

/** For another person, and for one's calendar. */
export function KeepJob({ job, url }: { job: Job; url: string }) {
  const subject = text.jobAt({ title: job.title, companyName: job.company.name });
  return (
    <p className="flex flex-wrap gap-x-6 print:hidden">
      <ShareButtons url={url} title={subject} className={link} />
      <a
        href={`mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`}
        className={link}
      >
        <MailIcon /> {text.emailThisJob}
      </a>
      {job.state === 'open' && (
        <a href={apiRoutes.jobCalendar(job.id)} rel="nofollow" className={link}>
          <CalendarIcon /> {text.addClosingDay}
        </a>
      )}
    </p>
  );
}
