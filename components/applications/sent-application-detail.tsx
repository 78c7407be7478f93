import Link from 'next/link';
import type { ReactNode } from 'react';
import { ReportLink } from '@/components/trust/report-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmailAddress } from '@/components/ui/email-address';
import { Notice } from '@/components/ui/notice';
import { RelativeTime } from '@/components/ui/relative-time';
import {
  type Happening,
  happeningForApplicant,
  isUndecided,
  type SentApplication,
  statusForApplicant,
} from '@/lib/applications/application';
import { applicationRetentionDays } from '@/lib/limits';
import * as placeRoutes from '@/lib/place-routes';
import { languageAttributes } from '@/lib/text/text-language';
import { sentApplicationDetail as text } from '@/messages/applications/sent';
import { AnswerWords } from './answer-words';
import { ConfirmAddressForm } from './confirm-address-form';
import { type WhichApplication, WithdrawForm } from './withdraw-form';

/** What somebody sent, its status, and the way to take it back. */
export function SentApplicationDetail({
  application,
  cvHref,
  which,
  isJustConfirmed = false,
}: {
  application: SentApplication;
  /** Where the CV that was sent opens. */
  cvHref: string;
  /** What tells the server which application is meant. */
  which: WhichApplication;
  /** Whether this is where confirming the address leads. */
  isJustConfirmed?: boolean;
}) {
  const { job, status, isProven } = application;
  return (
    <div className="page frame">
      <div className="grid max-w-[46rem] grid-cols-1 gap-6">
        <header>
          <h1 className="text-3xl">{text.yourApplication}</h1>
          <p className="mt-2 text-lg">
            {job.isShown ? (
              <Link href={placeRoutes.job(job)} className="link">
                <bdi>{job.title}</bdi>
              </Link>
            ) : (
              <bdi>{job.title}</bdi>
            )}
            {text.at({ companyName: <bdi>{job.companyName}</bdi> })}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <Badge tone={status === 'hired' || status === 'shortlisted' ? 'good' : 'brand'}>
              {statusForApplicant(status, application.events)}
            </Badge>
            <span className="text-ink-soft text-sm">
              {text.sent({ relativeTime: <RelativeTime date={application.createdAt} /> })}
            </span>
          </p>
          {job.hasEnded && !job.isTakenDown && (
            <p className="measure mt-3 text-ink-soft">
              {text.thisJobIsClosed}{' '}
              {isUndecided(status) && text.mayStillAnswer({ companyName: job.companyName })}
            </p>
          )}
        </header>
        {job.isTakenDown && (
          <Notice tone="danger" title={text.takenDown.title}>
            {text.takenDown.warning}
          </Notice>
        )}
        {isProven && isJustConfirmed && (
          <Notice tone="good" title={text.thanksYourEmailIsConfirmed}>
            {text.answersGoTo({ email: <EmailAddress>{application.email}</EmailAddress> })}
          </Notice>
        )}
        {!isProven && <Unproven application={application} which={which} />}
        {application.events.length > 0 && (
          <Card as="section" padding="roomy" aria-labelledby="happened">
            <h2 id="happened" className="text-xl">
              {text.whatsHappenedSoFar}
            </h2>
            <Happenings application={application} />
          </Card>
        )}
        <Card as="section" padding="roomy" aria-labelledby="sent">
          <h2 id="sent" className="text-xl">
            {text.whatYouSent}
          </h2>
          <dl className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
            <Sent name={text.fullName}>{application.fullName}</Sent>
            {application.dateOfBirth ? (
              <Sent name={text.dateOfBirth}>
                {application.dateOfBirth}{' '}
                <span className="text-ink-soft text-sm">{text.theEmployerDoesntSeeIt}</span>
              </Sent>
            ) : (
              <Sent name={text.isAdult}>{application.isAdult ? text.yes : text.no}</Sent>
            )}
            <Sent name={text.email}>{application.email}</Sent>
            <Sent name={text.phoneNumber}>{application.phone}</Sent>
            <Sent name={text.cvResume}>
              {/* Not the router's link: the answer leads to a file. */}
              <a href={cvHref} className="link break-all">
                {application.cvFilename}
              </a>
            </Sent>
          </dl>
          <h3 className="mt-6 text-ink-soft text-sm">{text.coverLetter}</h3>
          <p
            {...languageAttributes(application.coverLetter)}
            className="mt-1 whitespace-pre-wrap break-words"
          >
            {application.coverLetter}
          </p>
        </Card>
        <Card as="section" padding="roomy" aria-labelledby="withdraw">
          <h2 id="withdraw" className="text-xl">
            {text.withdrawAndDelete}
          </h2>
          <p className="mt-2 text-ink-soft">
            {text.thisPermanentlyDeletesYourApplication({ applicationRetentionDays })}
          </p>
          <WithdrawForm which={which} jobId={job.id} />
        </Card>
        {job.isShown && <ReportLink kind="job" id={job.id} />}
      </div>
    </div>
  );
}

/** Nobody has shown yet to read the address: the button that does, for whoever came by a mailed link. */
function Unproven({
  application: { email, events, job },
  which,
}: {
  application: SentApplication;
  which: WhichApplication;
}) {
  if (which.name === 'id')
    return (
      <Notice title={text.confirmYourEmailToGet}>
        {text.openTheLinkInThe({
          email: <EmailAddress>{email}</EmailAddress>,
          companyName: job.companyName,
        })}
      </Notice>
    );
  return (
    <Card as="section" padding="roomy" aria-labelledby="confirm">
      <h2 id="confirm" className="text-xl">
        {text.isThisYourEmail}
      </h2>
      <p className="mt-2 break-words">
        <strong className="font-semibold">{email}</strong>
      </p>
      <p className="mt-2 text-ink-soft">
        {events.some(({ isHeld }) => isHeld)
          ? text.hasAnswered({ companyName: job.companyName })
          : text.pressTheButtonAndWell({ companyName: job.companyName })}{' '}
        {text.ifYouDidntApplySomeone}
      </p>
      <ConfirmAddressForm token={which.value} />
    </Card>
  );
}

function Happenings({ application }: { application: SentApplication }) {
  return (
    <ol className="mt-4 grid grid-cols-1 gap-2">
      {application.events.map((event) => {
        const happening = happeningForApplicant(event.kind);
        return (
          happening && (
            <li key={`${event.kind}-${event.at}`} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{happening}</span>
              <RelativeTime date={event.at} className="text-ink-soft text-sm" />
              <Answer application={application} event={event} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** An employer's own words, as they went or would have gone by email. */
function Answer({
  application: { id, fullName, job },
  event: { subject = '', body },
}: {
  application: SentApplication;
  event: Happening;
}) {
  if (body === undefined) return null;
  const values = { name: fullName, job: job.title, company: job.companyName };
  return (
    <AnswerWords answer={{ subject, body }} values={values}>
      <ReportLink kind="message" id={id} />
    </AnswerWords>
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
