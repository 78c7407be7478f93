import Link from 'next/link';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import {
  happeningForApplicant,
  type SentApplication,
  statusForApplicant,
} from '@/lib/applications/application';
import { routes } from '@/lib/routes';
import { applicationRetentionDays } from '@/lib/site';
import { type WhichApplication, WithdrawForm } from './withdraw-form';

/** What somebody sent, how it stands, and the way to take it back. */
export function SentApplicationDetail({
  application,
  cvHref,
  which,
}: {
  application: SentApplication;
  /** Where the CV that was sent opens. */
  cvHref: string;
  /** What tells the server which application is meant. */
  which: WhichApplication;
}) {
  const { job, status } = application;
  return (
    <div className="page py-8 sm:py-12">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <header>
          <h1 className="text-3xl">Your application</h1>
          <p className="mt-2 text-lg">
            {job.isShown ? (
              <Link href={routes.job(job)} className="link">
                {job.title}
              </Link>
            ) : (
              job.title
            )}{' '}
            at {job.companyName}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <Badge tone={status === 'hired' || status === 'shortlisted' ? 'good' : 'brand'}>
              {statusForApplicant(status)}
            </Badge>
            <span className="text-ink-soft text-sm">
              Sent: <RelativeTime date={application.createdAt} />
            </span>
          </p>
          {job.hasEnded && (status === 'new' || status === 'seen') && (
            <p className="measure mt-3 text-ink-soft">
              This job no longer takes applications. {job.companyName} may still answer you.
            </p>
          )}
        </header>
        <Card as="section" padding="roomy" aria-labelledby="happened">
          <h2 id="happened" className="text-xl">
            What has happened so far
          </h2>
          <Happenings events={application.events} />
        </Card>
        <Card as="section" padding="roomy" aria-labelledby="sent">
          <h2 id="sent" className="text-xl">
            What you sent
          </h2>
          <dl className="mt-4 grid gap-4 sm:grid-cols-2">
            <Sent name="Full name">{application.fullName}</Sent>
            {application.dateOfBirth ? (
              <Sent name="Date of birth">
                {application.dateOfBirth}{' '}
                <span className="text-ink-soft text-sm">(the employer does not see it)</span>
              </Sent>
            ) : (
              <Sent name="18 or older">{application.isAdult ? 'Yes' : 'No'}</Sent>
            )}
            <Sent name="Email">{application.email}</Sent>
            <Sent name="Phone number">{application.phone}</Sent>
            <Sent name="CV/Resume">
              {/* Not the router's link: the answer leads to a file. */}
              <a href={cvHref} className="link break-all">
                {application.cvFilename}
              </a>
            </Sent>
          </dl>
          <h3 className="mt-6 text-ink-soft text-sm">Cover letter</h3>
          <p className="mt-1 whitespace-pre-wrap break-words">{application.coverLetter}</p>
        </Card>
        <Card as="section" padding="roomy" aria-labelledby="withdraw">
          <h2 id="withdraw" className="text-xl">
            Withdraw and erase
          </h2>
          <p className="mt-2 text-ink-soft">
            This deletes your application and the CV you sent with it for good. You can apply again
            afterwards. Otherwise we erase both {applicationRetentionDays} days after the job ends.
          </p>
          <WithdrawForm which={which} jobId={job.id} />
        </Card>
      </div>
    </div>
  );
}

function Happenings({ events }: Pick<SentApplication, 'events'>) {
  return (
    <ol className="mt-4 grid gap-2">
      {events.map(({ kind, at }) => {
        const happening = happeningForApplicant(kind);
        return (
          happening && (
            <li key={`${kind}-${at}`} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{happening}</span>
              <RelativeTime date={at} className="text-ink-soft text-sm" />
            </li>
          )
        );
      })}
    </ol>
  );
}

function Sent({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className="break-words">{children}</dd>
    </div>
  );
}
