import Link from 'next/link';
import { ReportLink } from '@/components/trust/report-link';
import { Badge } from '@/components/ui/badge';
import { Card } from '@/components/ui/card';
import { EmailAddress } from '@/components/ui/email-address';
import { Notice } from '@/components/ui/notice';
import { RelativeTime } from '@/components/ui/relative-time';
import {
  applicantEventLabel,
  applicantStatusLabel,
  isUndecided,
  type SentApplication,
  type SentApplicationEvent,
} from '@/lib/applications/application';
import { applicationRetentionDays } from '@/lib/limits';
import * as placeRoutes from '@/lib/place-routes';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { sentApplicationDetail as text } from '@/messages/applications/sent';
import { ApplicationFact } from './application-fact';
import { ConfirmAddressForm } from './confirm-address-form';
import { ReplyText } from './reply-text';
import { type ApplicationKey, WithdrawForm } from './withdraw-form';

/** A sent application, its status, and the form that withdraws it. */
export function SentApplicationDetail({
  application,
  cvHref,
  applicationKey,
  isJustConfirmed = false,
}: {
  application: SentApplication;
  /** The URL of the sent CV. */
  cvHref: string;
  /** Identifies the application to the server. */
  applicationKey: ApplicationKey;
  /** True right after the address was confirmed. */
  isJustConfirmed?: boolean;
}) {
  const { job, status, isVerified } = application;
  return (
    <div className="page frame">
      <div className="grid max-w-[46rem] grid-cols-1 gap-6">
        <header>
          <h1 className="text-3xl">{text.title}</h1>
          <p className="mt-2 text-lg">
            {job.hasPage ? (
              <Link href={placeRoutes.job(job)} className="link">
                <bdi>{job.title}</bdi>
              </Link>
            ) : (
              <bdi>{job.title}</bdi>
            )}
            {text.atCompany({ companyName: <bdi>{job.companyName}</bdi> })}
          </p>
          <p className="mt-3 flex flex-wrap items-center gap-3">
            <Badge tone={status === 'hired' || status === 'shortlisted' ? 'good' : 'brand'}>
              {applicantStatusLabel(status, application.events)}
            </Badge>
            <span className="text-ink-soft text-sm">
              {text.sentAt({ relativeTime: <RelativeTime date={application.createdAt} /> })}
            </span>
          </p>
          {job.hasEnded && !job.isTakenDown && (
            <p className="measure mt-3 text-ink-soft">
              {text.jobClosed} {isUndecided(status) && text.mayStillReply({ companyName: job.companyName })}
            </p>
          )}
        </header>
        {job.isTakenDown && (
          <Notice tone="danger" title={text.takenDown.title}>
            {text.takenDown.warning}
          </Notice>
        )}
        {isVerified && isJustConfirmed && (
          <Notice tone="good" title={text.confirmedTitle}>
            {text.confirmedText({ email: <EmailAddress>{application.email}</EmailAddress> })}
          </Notice>
        )}
        {!isVerified && <UnconfirmedEmailNotice application={application} applicationKey={applicationKey} />}
        {application.events.length > 0 && (
          <Card as="section" padding="roomy" aria-labelledby="happened">
            <h2 id="happened" className="text-xl">
              {text.eventsTitle}
            </h2>
            <EventList application={application} />
          </Card>
        )}
        <Card as="section" padding="roomy" aria-labelledby="sent">
          <h2 id="sent" className="text-xl">
            {text.contentsTitle}
          </h2>
          <dl className="mt-4 grid grid-cols-1 gap-4 sm:grid-cols-2">
            <ApplicationFact name={text.fullName}>{application.fullName}</ApplicationFact>
            {application.dateOfBirth ? (
              <ApplicationFact name={text.dateOfBirth}>
                {application.dateOfBirth}{' '}
                <span className="text-ink-soft text-sm">{text.dateOfBirthHint}</span>
              </ApplicationFact>
            ) : (
              <ApplicationFact name={text.isAdult}>
                {application.isAdult ? text.yes : text.no}
              </ApplicationFact>
            )}
            <ApplicationFact name={text.email}>{application.email}</ApplicationFact>
            <ApplicationFact name={text.phoneNumber}>{application.phone}</ApplicationFact>
            <ApplicationFact name={text.cvResume}>
              {/* Not a router link: the response redirects to a file. */}
              <a href={cvHref} className="link break-all">
                {application.cvFilename}
              </a>
            </ApplicationFact>
          </dl>
          <h3 className="mt-6 text-ink-soft text-sm">{text.coverLetter}</h3>
          <p
            {...getLanguageAttributes(application.coverLetter)}
            className="mt-1 whitespace-pre-wrap break-words"
          >
            {application.coverLetter}
          </p>
        </Card>
        <Card as="section" padding="roomy" aria-labelledby="withdraw">
          <h2 id="withdraw" className="text-xl">
            {text.withdrawTitle}
          </h2>
          <p className="mt-2 text-ink-soft">{text.withdrawText({ applicationRetentionDays })}</p>
          <WithdrawForm applicationKey={applicationKey} jobId={job.id} />
        </Card>
        {job.hasPage && <ReportLink kind="job" id={job.id} />}
      </div>
    </div>
  );
}

/** Requests to confirm an unverified address. Visitors with an emailed link get the button that confirms it. */
function UnconfirmedEmailNotice({
  application: { email, events, job },
  applicationKey,
}: {
  application: SentApplication;
  applicationKey: ApplicationKey;
}) {
  if (applicationKey.name === 'id')
    return (
      <Notice title={text.confirmTitle}>
        {text.confirmText({
          email: <EmailAddress>{email}</EmailAddress>,
          companyName: job.companyName,
        })}
      </Notice>
    );
  return (
    <Card as="section" padding="roomy" aria-labelledby="confirm">
      <h2 id="confirm" className="text-xl">
        {text.confirmQuestion}
      </h2>
      <p className="mt-2 break-words">
        <strong className="font-semibold">{email}</strong>
      </p>
      <p className="mt-2 text-ink-soft">
        {events.some(({ isWithheld }) => isWithheld)
          ? text.heldReplyHint({ companyName: job.companyName })
          : text.confirmHint({ companyName: job.companyName })}{' '}
        {text.notYouHint}
      </p>
      <ConfirmAddressForm token={applicationKey.value} />
    </Card>
  );
}

function EventList({ application }: { application: SentApplication }) {
  return (
    <ol className="mt-4 grid grid-cols-1 gap-2">
      {application.events.map((event) => {
        const label = applicantEventLabel(event.kind);
        return (
          label && (
            <li key={`${event.kind}-${event.at}`} className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-semibold">{label}</span>
              <RelativeTime date={event.at} className="text-ink-soft text-sm" />
              <ReplyToApplicant application={application} event={event} />
            </li>
          )
        );
      })}
    </ol>
  );
}

/** An employer's reply with a link to report it; nothing if the text is withheld. */
function ReplyToApplicant({
  application: { id, fullName, job },
  event: { subject = '', body },
}: {
  application: SentApplication;
  event: SentApplicationEvent;
}) {
  if (body === undefined) return null;
  const values = { name: fullName, job: job.title, company: job.companyName };
  return (
    <ReplyText reply={{ subject, body }} values={values}>
      <ReportLink kind="message" id={id} />
    </ReplyText>
  );
}
