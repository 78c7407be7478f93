import { JobList } from '@/components/cards/job-list';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import { nameOf } from '@/components/places/place-names';
import { Notice } from '@/components/ui/notice';
import { radius } from '@/lib/limits';
import { leastJobsToIndex } from '@/lib/listings/place-facts';
import type { PlaceListing } from '@/lib/listings/place-listing';
import { fewJobs as text } from '@/messages/listings';

/** Says honestly that there is little, and shows the nearest jobs beyond the circle, over city and state lines (D9). */
export function FewJobs({ listing: { known, category, total, beyond } }: { listing: PlaceListing }) {
  if (total >= leastJobsToIndex) return null;
  const kind = category ? text.ofThisKind : '';
  const name = nameOf(known);
  return (
    <div className="mb-7 space-y-5">
      <Notice>
        <InChosenUnit>
          {`${
            total === 0
              ? text.rightNowNoJobsAre({ kind, defaultKm: radius.defaultKm, name })
              : text.only({ count: total, kind, km: radius.defaultKm, name })
          } ${
            beyond.length > 0
              ? text.theNearestOnesALittle
              : text.thereAreNoneWithinKm({ maxKm: radius.maxKm })
          }`}
        </InChosenUnit>
      </Notice>
    </div>
  );
}

/** The nearest jobs outside of a place's circle. */
export function JobsBeyond({ listing: { known, beyond } }: { listing: PlaceListing }) {
  if (beyond.length === 0) return null;
  return (
    <section aria-labelledby="beyond" className="mt-12">
      <h2 id="beyond" className="mb-4 text-2xl">
        {text.theNearestJobsAround({ nameOf: nameOf(known) })}
      </h2>
      <JobList name="jobs-beyond" jobs={beyond} />
    </section>
  );
}
