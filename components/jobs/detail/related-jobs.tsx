import { DistanceFromYou } from '@/components/places/distance-from-you';
import { DistanceText } from '@/components/places/distance-text';
import { PinIcon } from '@/components/ui/island-icons';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { type JobSummary, payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { streetCityAndState } from '@/lib/places/address-label';
import { relatedJobs as text } from '@/messages/jobs/detail';
import { JobTile } from './job-tile';

/** Related open jobs. Distances are from the visitor's place, else from this page's job. */
export function RelatedJobs({ title, jobs }: { title: string; jobs: readonly JobSummary[] }) {
  if (jobs.length === 0) return null;
  return (
    <section aria-labelledby="related-jobs" className="print:hidden">
      <h2 id="related-jobs" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-4 grid grid-cols-1 gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {jobs.map((job) => (
          <JobTile key={job.id} href={placeRoutes.job(job)} title={job.title} company={job.company.name}>
            <p className="mt-2 text-sm">
              <span className={job.salary ? 'font-semibold' : 'text-ink-soft'}>{payLabel(job)}</span>
              <span className="text-ink-soft"> · {jobTypeLabel(job.type)}</span>
            </p>
            <p className="mt-1 flex items-start gap-1.5 text-ink-soft text-sm">
              <PinIcon className="mt-[0.2em]" />
              <span>
                {streetCityAndState(job.location.address)}
                {job.distanceKm !== null && (
                  <>
                    {' · '}
                    <DistanceFromYou coordinates={job.location.coordinates}>
                      <DistanceText>{distanceFromJobLabel(job.distanceKm)}</DistanceText>
                    </DistanceFromYou>
                  </>
                )}
              </span>
            </p>
          </JobTile>
        ))}
      </ul>
    </section>
  );
}

const distanceFromJobLabel = (km: number) => (km < 1 ? text.underOneKm : text.kmAway({ km: km.toFixed(1) }));
