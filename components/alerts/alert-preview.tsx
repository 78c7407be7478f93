import Link from 'next/link';
import { InChosenUnit } from '@/components/places/in-chosen-unit';
import type { JobAlertPreview, TalentAlertPreview } from '@/lib/alerts/alert-preview';
import { salaryLabel } from '@/lib/employment/salary';
import * as placeRoutes from '@/lib/place-routes';
import { cityAndState } from '@/lib/places/address-label';
import { distanceLabel } from '@/lib/places/distance-label';
import { atLeast, countOf } from '@/lib/text/count-of';
import { alertPreview as text } from '@/messages/alerts/form';

/** What the last seven days would have brought, or an honest nothing. */
export function JobMatches({ preview: { total, isMore, first } }: { preview: JobAlertPreview }) {
  if (total === 0) return <Nothing>{text.noJobsLastWeek}</Nothing>;
  return (
    <Found sentence={text.jobsLastWeek({ total: isMore ? atLeast(total) : total, isMore })}>
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
            <Away km={job.distanceKm} />
          </span>
        </li>
      ))}
      <More count={total - first.length} isMore={isMore} />
    </Found>
  );
}

/** The same for talents, in what the viewer sees of them (D25). */
export function TalentMatches({ preview: { total, first } }: { preview: TalentAlertPreview }) {
  if (total === 0) return <Nothing>{text.noTalentsLastWeek}</Nothing>;
  return (
    <Found sentence={text.talentsLastWeek({ total })}>
      {first.map((talent) => (
        <li key={talent.id} className="py-2.5">
          <span className="block break-words font-semibold">
            <bdi>{talent.name}</bdi>
          </span>
          <span className="block break-words text-ink-soft text-sm">
            {[talent.headline, cityAndState(talent)].filter(Boolean).join(' · ')}
            <Away km={talent.distanceKm} />
          </span>
        </li>
      ))}
      <More count={total - first.length} />
    </Found>
  );
}

const Nothing = ({ children }: { children: string }) => <p className="text-ink-soft">{children}</p>;

function Found({ sentence, children }: { sentence: string; children: React.ReactNode }) {
  return (
    <>
      <p>{sentence}</p>
      <ul aria-label={text.theNewestOnes} className="mt-1 divide-y divide-line">
        {children}
      </ul>
    </>
  );
}

function More({ count, isMore }: { count: number; isMore?: boolean }) {
  if (count <= 0) return null;
  return <li className="py-2.5 text-ink-soft text-sm">{text.andMore({ many: countOf(count, isMore) })}</li>;
}

function Away({ km }: { km: number | null }) {
  if (km === null) return null;
  return (
    <>
      {' · '}
      <InChosenUnit>{distanceLabel(km)}</InChosenUnit>
    </>
  );
}
