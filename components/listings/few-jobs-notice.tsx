import { JobList } from '@/components/cards/job-list';
import { DistanceText } from '@/components/places/distance-text';
import { formatPlaceName } from '@/components/places/place-names';
import { Notice } from '@/components/ui/notice';
import { radius } from '@/lib/limits';
import { minJobsToIndex } from '@/lib/listings/place-facts';
import type { PlaceListing } from '@/lib/listings/place-listing';
import { fewJobs as text } from '@/messages/listings';

/** Shown if a place has few jobs; points to the nearest jobs outside its radius, across city and state lines (D9). */
export function FewJobsNotice({
  listing: { place, category, total, jobsBeyondRadius },
}: {
  listing: PlaceListing;
}) {
  if (total >= minJobsToIndex) return null;
  const kind = category ? text.kindSuffix : '';
  const name = formatPlaceName(place);
  return (
    <div className="mb-7 space-y-5">
      <Notice>
        <DistanceText>
          {`${
            total === 0
              ? text.noneOpen({ kind, defaultKm: radius.defaultKm, name })
              : text.fewOpen({ count: total, kind, km: radius.defaultKm, name })
          } ${jobsBeyondRadius.length > 0 ? text.nearestBelow : text.noneWithin({ maxKm: radius.maxKm })}`}
        </DistanceText>
      </Notice>
    </div>
  );
}

export function JobsBeyondRadius({ listing: { place, jobsBeyondRadius } }: { listing: PlaceListing }) {
  if (jobsBeyondRadius.length === 0) return null;
  return (
    <section aria-labelledby="beyond" className="mt-12">
      <h2 id="beyond" className="mb-4 text-2xl">
        {text.nearestTitle({ name: formatPlaceName(place) })}
      </h2>
      <JobList name="jobs-beyond" jobs={jobsBeyondRadius} />
    </section>
  );
}
