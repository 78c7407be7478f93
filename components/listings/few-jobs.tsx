import { JobList } from '@/components/jobs/job-list';
import { nameOf } from '@/components/places/place-names';
import { Notice } from '@/components/ui/notice';
import { leastJobsToIndex } from '@/lib/listings/place-facts';
import type { PlaceListing } from '@/lib/listings/place-listing';
import { radius } from '@/lib/site';

/** Says honestly that there is little, and shows the nearest jobs beyond the circle, over city and state lines (D9). */
export function FewJobs({ listing: { known, category, total, beyond } }: { listing: PlaceListing }) {
  if (total >= leastJobsToIndex) return null;
  const kind = category ? ' of this kind' : '';
  const name = nameOf(known);
  return (
    <div className="mb-7 space-y-5">
      <Notice>
        {total === 0
          ? `Right now, no jobs${kind} are open within ${radius.defaultKm} km of ${name}.`
          : `Only ${total === 1 ? 'one job' : `${total} jobs`}${kind} within ${radius.defaultKm} km of ${name} ${total === 1 ? 'is' : 'are'} open right now.`}{' '}
        {beyond.length > 0
          ? 'The nearest ones, a little farther away, are below.'
          : `There are none within ${radius.maxKm} km either.`}
      </Notice>
    </div>
  );
}

/** The nearest jobs outside of a place's circle. */
export function JobsBeyond({ listing: { known, beyond } }: { listing: PlaceListing }) {
  if (beyond.length === 0) return null;
  return (
    <section aria-labelledby="jobs-beyond" className="mt-12">
      <h2 id="jobs-beyond" className="mb-4 text-2xl">
        The nearest jobs around {nameOf(known)}
      </h2>
      <JobList jobs={beyond} />
    </section>
  );
}
