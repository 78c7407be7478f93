import Link from 'next/link';
import type { ReactNode } from 'react';
import { HeldNotice } from '@/components/trust/held-notice';
import { Badge, type BadgeTone } from '@/components/ui/badge';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { endedJobVisibleDays, type JobState } from '@/lib/jobs/job';
import * as placeRoutes from '@/lib/place-routes';
import { streetCityAndState } from '@/lib/places/address-label';
import { getDaysLeft } from '@/lib/postings/expiry';
import type { PostingSummary } from '@/lib/postings/posting-summary';
import * as routes from '@/lib/routes';
import { stateLabels, postingCard as text } from '@/messages/postings/manage';
import { StatusButtons } from './status-buttons';

const tones: Record<JobState, BadgeTone> = {
  open: 'good',
  paused: 'warn',
  closed: 'neutral',
  expired: 'danger',
  held: 'danger',
};

/** A posting with its state, figures and buttons. */
export function PostingCard({ posting, now }: { posting: PostingSummary; now: Date }) {
  const { id, title, state, applications, newApplications, views } = posting;
  const hasPage =
    state !== 'held' && Date.parse(posting.endedAt) > now.getTime() - endedJobVisibleDays * 86_400_000;
  return (
    <Card as="article" aria-labelledby={`posting-${id}`}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <h2 id={`posting-${id}`} className="min-w-0 break-words text-lg">
          {hasPage ? (
            <Link
              href={placeRoutes.job(posting)}
              prefetch={false}
              className="hover:text-brand hover:underline"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <Badge tone={tones[state]}>{stateLabels[state]}</Badge>
      </div>
      <p className="mt-0.5 text-ink-soft text-sm">
        {text.posted({
          streetCityAndState: streetCityAndState(posting.location.address),
          relativeTime: <RelativeTime date={posting.postedAt} />,
        })}
      </p>
      {posting.hold && <HeldNotice hold={posting.hold} className="mt-3" />}
      <dl className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <Stat name={text.views}>{views}</Stat>
        <Stat name={text.applications}>
          {applications > 0 ? (
            <Link href={routes.applicants(id)} className="link -m-1 inline-block min-w-6 p-1 text-center">
              {applications}
              {newApplications > 0 && text.newCount({ count: newApplications })}
              <span className="sr-only">{text.applicationsFor({ title })}</span>
            </Link>
          ) : (
            0
          )}
        </Stat>
        <Stat name={text.daysLeft}>
          {state === 'open' || state === 'paused' ? getDaysLeft(posting.expiresAt, now) : '–'}
        </Stat>
      </dl>
      <div className="posting-actions">
        <Action href={routes.editJob(id)} label={text.editJob({ title })}>
          {text.edit}
        </Action>
        <StatusButtons posting={{ id, title, state }} />
        {state !== 'closed' && (
          <Action href={routes.closeJob(id)} label={text.closeJob({ title })}>
            {text.close}
          </Action>
        )}
        <Action href={routes.duplicateJob(id)} label={text.duplicateJob({ title })} variant="quiet">
          {text.duplicate}
        </Action>
        <Action href={routes.deleteJob(id)} label={text.deleteJob({ title })} variant="quiet">
          {text.delete}
        </Action>
      </div>
    </Card>
  );
}

function Stat({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-1.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  );
}

type ActionProps = { href: string; label: string; variant?: 'secondary' | 'quiet'; children: ReactNode };

function Action({ href, label, variant = 'secondary', children }: ActionProps) {
  return (
    <ButtonLink
      href={href}
      variant={variant}
      size="sm"
      prefetch={false}
      aria-label={label}
      className="max-sm:min-h-11"
    >
      {children}
    </ButtonLink>
  );
}
