import Link from 'next/link';
import { DistanceFromYou } from '@/components/places/distance-from-you';
import { Badge } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { LocalDay } from '@/components/ui/local-day';
import { Skeleton } from '@/components/ui/skeleton';
import { jobTypeLabel } from '@/lib/employment/job-type';
import { applyId } from '@/lib/jobs/apply-id';
import { payLabel } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { streetCityAndState } from '@/lib/places/address-label';
import * as routes from '@/lib/routes';
import { expiryLabel, type SavedJobFacts, type SavedJobSnapshot } from '@/lib/saved/jobs/saved-job';
import { site } from '@/lib/site';
import { savedJobSummary as text } from '@/messages/saved/jobs';

/** A saved job's current facts, or the stored ones if it has no page. */
export function SavedJobSummary({
  saved,
  facts,
}: {
  saved: SavedJobSnapshot;
  facts: SavedJobFacts | null | 'loading' | 'unknown';
}) {
  if (facts === null)
    return (
      <>
        <h2 className="break-words text-ink-soft text-lg">{saved.title}</h2>
        <p className="mt-0.5 text-ink-soft">{saved.companyName}</p>
        <p className="mt-2.5 font-semibold">{text.jobDeleted({ siteName: site.name })}</p>
      </>
    );
  if (facts === 'loading' || facts === 'unknown')
    return (
      <>
        <h2 className="break-words text-lg leading-snug">
          <Link href={routes.jobById(saved.jobId)} prefetch={false} className="link">
            {saved.title}
          </Link>
        </h2>
        <p className="mt-0.5 text-ink-soft">{saved.companyName}</p>
        {facts === 'loading' && <Skeleton className="mt-3 h-5 w-48 max-w-full" />}
      </>
    );
  return (
    <>
      <h2 className="break-words text-lg leading-snug">
        <Link href={placeRoutes.job(facts)} prefetch={false} className="link">
          {facts.title}
        </Link>
      </h2>
      <p className="mt-0.5 text-ink-soft">
        {facts.company.name}
        <span aria-hidden="true"> · </span>
        <span className="sr-only">, </span>
        {streetCityAndState(facts.location.address)}
      </p>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <span className={facts.salary ? 'font-semibold' : 'text-ink-soft text-sm'}>
          {facts.salary ? payLabel(facts) : `Pay: ${payLabel(facts)}`}
        </span>
        <Badge>{jobTypeLabel(facts.type)}</Badge>
        <DistanceFromYou
          coordinates={facts.location.coordinates}
          className="font-semibold text-brand text-sm tabular-nums"
        />
      </div>
      <Status facts={facts} />
    </>
  );
}

function Status({ facts }: { facts: SavedJobFacts }) {
  const { state, endedAt, expiresInDays, appliedAt } = facts;
  const hasEnded = state === 'closed' || state === 'expired';
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2">
      {hasEnded && (
        <Badge tone="danger">
          {text[state === 'closed' ? 'closedOn' : 'expiredOn']({ day: <LocalDay date={endedAt} /> })}
        </Badge>
      )}
      {state === 'paused' && <Badge tone="warn">{text.paused}</Badge>}
      {state === 'open' &&
        (expiresInDays === null ? (
          <Badge>{text.closesOn({ day: <LocalDay date={endedAt} /> })}</Badge>
        ) : (
          <Badge tone="warn">{expiryLabel(expiresInDays)}</Badge>
        ))}
      {appliedAt !== null && (
        <Badge tone="good">{text.appliedOn({ day: <LocalDay date={appliedAt} /> })}</Badge>
      )}
      {state === 'open' && appliedAt === null && (
        <ButtonLink
          href={`${placeRoutes.job(facts)}#${applyId}`}
          prefetch={false}
          size="sm"
          aria-label={text.applyFor({ title: facts.title })}
          className="ml-auto max-sm:min-h-11"
        >
          {text.apply}
        </ButtonLink>
      )}
    </div>
  );
}
