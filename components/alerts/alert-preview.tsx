import Link from 'next/link';
import type { JobAlertPreview, TalentAlertPreview } from '@/lib/alerts/alert-preview';
import { salaryLabel } from '@/lib/employment/salary';
import { cityAndState } from '@/lib/places/address-label';
import { distanceLabel } from '@/lib/places/place';
import { routes } from '@/lib/routes';

/** What the last seven days would have brought, or an honest nothing. */
export function JobMatches({ preview: { total, first } }: { preview: JobAlertPreview }) {
  if (total === 0)
    return (
      <Nothing>
        No matches in the last seven days. We only email you when there’s something new. A larger radius or
        fewer keywords will find more.
      </Nothing>
    );
  return (
    <Found
      sentence={`In the last seven days, you would have gotten ${total === 1 ? 'one job' : `${many(total)} jobs`}.`}
    >
      {first.map((job) => (
        <li key={job.id} className="py-2.5">
          <Link
            href={routes.job(job)}
            prefetch={false}
            className="link inline-flex min-h-11 items-center break-words font-semibold sm:min-h-0"
          >
            {job.title}
          </Link>
          <span className="block break-words text-ink-soft text-sm">
            {[
              job.company.name,
              job.location.address.city,
              salaryLabel(job.salary),
              job.distanceKm === null ? '' : distanceLabel(job.distanceKm),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      <More count={total - first.length} />
    </Found>
  );
}

/** The same for talents, in what the viewer sees of them (D25). */
export function TalentMatches({ preview: { total, first } }: { preview: TalentAlertPreview }) {
  if (total === 0)
    return (
      <Nothing>
        No matches in the last seven days. We only email you when there’s someone new. A larger radius or
        fewer skills will find more.
      </Nothing>
    );
  return (
    <Found
      sentence={`In the last seven days, you would have gotten ${total === 1 ? 'one person' : `${many(total)} people`}.`}
    >
      {first.map((talent) => (
        <li key={talent.id} className="py-2.5">
          <span className="block break-words font-semibold">
            <bdi>{talent.name}</bdi>
          </span>
          <span className="block break-words text-ink-soft text-sm">
            {[
              talent.headline,
              cityAndState(talent),
              talent.distanceKm === null ? '' : distanceLabel(talent.distanceKm),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
      <More count={total - first.length} />
    </Found>
  );
}

const many = (count: number) => count.toLocaleString('en-US');

const Nothing = ({ children }: { children: string }) => <p className="text-ink-soft">{children}</p>;

function Found({ sentence, children }: { sentence: string; children: React.ReactNode }) {
  return (
    <>
      <p>{sentence}</p>
      <ul aria-label="The newest ones" className="mt-1 divide-y divide-line">
        {children}
      </ul>
    </>
  );
}

function More({ count }: { count: number }) {
  if (count <= 0) return null;
  return <li className="py-2.5 text-ink-soft text-sm">and {many(count)} more</li>;
}
