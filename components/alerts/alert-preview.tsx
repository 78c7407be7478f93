import Link from 'next/link';
import { DistanceText } from '@/components/places/distance-text';
import type { JobAlertPreview, TalentAlertPreview } from '@/lib/alerts/alert-preview';
import { salaryLabel } from '@/lib/employment/salary';
import * as placeRoutes from '@/lib/place-routes';
import { cityAndState } from '@/lib/places/address-label';
import { distanceLabel } from '@/lib/places/distance-label';
import { formatCount, roundDownToLeadingDigit } from '@/lib/text/format-count';
import { alertPreview as text } from '@/messages/alerts/form';

export function JobMatches({ preview: { total, isMore, first } }: { preview: JobAlertPreview }) {
  if (total === 0) return <NoMatches>{text.noJobs}</NoMatches>;
  return (
    <MatchList sentence={text.jobCount({ total: isMore ? roundDownToLeadingDigit(total) : total, isMore })}>
      {first.map((job) => (
        <li key={job.id} className="py-2.5">
          <Link
            href={placeRoutes.job(job)}
            prefetch={false}
            className="link inline-flex min-h-11 items-center break-words font-semibold sm:min-h-0"
          >
            {job.title}
          </Link>
          <span className="block break-words text-ink-soft text-sm">
            {[job.company.name, job.location.address.city, salaryLabel(job.salary)]
              .filter(Boolean)
              .join(' · ')}
            <DistanceAway km={job.distanceKm} />
          </span>
        </li>
      ))}
      <MoreMatches count={total - first.length} isMore={isMore} />
    </MatchList>
  );
}

/** Shows only the columns that the viewer may see (D25). */
export function TalentMatches({ preview: { total, first } }: { preview: TalentAlertPreview }) {
  if (total === 0) return <NoMatches>{text.noTalents}</NoMatches>;
  return (
    <MatchList sentence={text.talentCount({ total })}>
      {first.map((talent) => (
        <li key={talent.id} className="py-2.5">
          <span className="block break-words font-semibold">
            <bdi>{talent.name}</bdi>
          </span>
          <span className="block break-words text-ink-soft text-sm">
            {[talent.headline, cityAndState(talent)].filter(Boolean).join(' · ')}
            <DistanceAway km={talent.distanceKm} />
          </span>
        </li>
      ))}
      <MoreMatches count={total - first.length} />
    </MatchList>
  );
}

const NoMatches = ({ children }: { children: string }) => <p className="text-ink-soft">{children}</p>;

function MatchList({ sentence, children }: { sentence: string; children: React.ReactNode }) {
  return (
    <>
      <p>{sentence}</p>
      <ul aria-label={text.listLabel} className="mt-1 divide-y divide-line">
        {children}
      </ul>
    </>
  );
}

function MoreMatches({ count, isMore }: { count: number; isMore?: boolean }) {
  if (count <= 0) return null;
  return (
    <li className="py-2.5 text-ink-soft text-sm">{text.moreCount({ count: formatCount(count, isMore) })}</li>
  );
}

function DistanceAway({ km }: { km: number | null }) {
  if (km === null) return null;
  return (
    <>
      {' · '}
      <DistanceText>{distanceLabel(km)}</DistanceText>
    </>
  );
}
