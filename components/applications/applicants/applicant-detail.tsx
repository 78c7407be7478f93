import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { buttonClasses } from '@/components/ui/button-variants';
import { Card } from '@/components/ui/card';
import { EmailAddress } from '@/components/ui/email-address';
import { FileIcon } from '@/components/ui/icons';
import { RelativeTime } from '@/components/ui/relative-time';
import {
  type Applicant,
  type ApplicantsJob,
  type ApplicationEventKind,
  yesNoLabel,
} from '@/lib/applications/applicants/applicant';
import * as routes from '@/lib/routes';
import { getLanguageAttributes } from '@/lib/text/detect-language';
import { toTelephoneHref } from '@/lib/text/telephone-href';
import { notScannedNotice } from '@/lib/uploads/cv';
import { applicantDetail as text } from '@/messages/applications/applicants';
import { ApplicationFact } from '../application-fact';
import { ReplyText } from '../reply-text';
import { MarkSeen } from './mark-seen';
import { Notes } from './notes';
import { StatusBadge } from './status-badge';
import { StatusForm } from './status-form';

const eventLabels: Record<ApplicationEventKind, string> = text.events;

/** One applicant: the application, its status, replies and notes. */
export function ApplicantDetail({ job, applicant }: { job: ApplicantsJob; applicant: Applicant }) {
  const { id, fullName, status } = applicant;
  return (
    <div className="page frame">
      <Breadcrumbs
        crumbs={[
          { label: text.myJobPostings, href: routes.employerJobs() },
          { label: text.applicants, href: routes.applicants(job.id) },
          { label: fullName },
        ]}
      />
      {status === 'new' && <MarkSeen jobId={job.id} applicationId={id} />}
      <header className="mb-6">
        <h1 className="break-words text-3xl">
          <bdi>{fullName}</bdi>
        </h1>
        <p className="mt-2 flex flex-wrap items-center gap-3 text-ink-soft">
          <StatusBadge status={status} />
          <span>
            <bdi>{job.title}</bdi>, <RelativeTime date={applicant.appliedAt} />
          </span>
        </p>
      </header>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="grid min-w-0 content-start gap-6">
          <Card as="section" padding="roomy" aria-labelledby="application">
            <h2 id="application" className="text-xl">
              {text.application}
            </h2>
            <dl className="mt-4 grid gap-4 sm:grid-cols-2">
              <ApplicationFact name={text.email}>
                <a href={`mailto:${applicant.email}`} className="link">
                  <EmailAddress>{applicant.email}</EmailAddress>
                </a>
              </ApplicationFact>
              <ApplicationFact name={text.phoneNumber}>
                <a href={toTelephoneHref(applicant.phone)} className="link">
                  {applicant.phone}
                </a>
              </ApplicationFact>
              <ApplicationFact name={text.isAdult}>
                <span className="inline-block first-letter:uppercase">{yesNoLabel(applicant.isAdult)}</span>
              </ApplicationFact>
              <ApplicationFact name={text.cvResume}>{applicant.cvFilename}</ApplicationFact>
            </dl>
            {/* Not a router link: each click signs a new URL. */}
            <a
              href={routes.applicantCv(job.id, id)}
              className={`${buttonClasses({ variant: 'secondary', wide: 'phone' })} mt-5 print:hidden`}
            >
              <FileIcon /> {text.downloadCvResume}
            </a>
            {!applicant.isCvScanned && <p className="mt-2 text-ink-soft text-sm">{notScannedNotice}</p>}
            <h3 className="mt-6 text-ink-soft text-sm">{text.coverLetter}</h3>
            <p
              {...getLanguageAttributes(applicant.coverLetter)}
              className="measure mt-1 whitespace-pre-wrap break-words"
            >
              {applicant.coverLetter}
            </p>
          </Card>
          <Notes jobId={job.id} applicationId={id} notes={applicant.notes} />
        </div>
        <div className="grid min-w-0 content-start gap-6">
          <Card as="section" aria-labelledby="decide" className="print:hidden">
            <h2 id="decide" className="text-xl">
              {text.decisionTitle}
            </h2>
            <StatusForm jobId={job.id} applicationId={id} status={status} />
            {status === 'hired' && !job.isClosed && (
              <ButtonLink href={routes.closeJob(job.id)} prefetch={false} className="mt-3">
                {text.closeJobLink}
              </ButtonLink>
            )}
            <h3 className="mt-5 font-semibold">{text.replyTitle}</h3>
            <div className="mt-2 flex flex-wrap gap-2">
              <ReplyLink jobId={job.id} id={id} kind="invitation">
                {text.invite}
              </ReplyLink>
              <ReplyLink jobId={job.id} id={id} kind="rejection">
                {text.reject}
              </ReplyLink>
              <ReplyLink jobId={job.id} id={id} kind="message">
                {text.writeMessage}
              </ReplyLink>
            </div>
            <p className="mt-4 text-ink-soft text-sm">{text.statusHint}</p>
          </Card>
          <Card as="section" aria-labelledby="happened">
            <h2 id="happened" className="text-xl">
              {text.eventsTitle}
            </h2>
            <ol className="mt-3 grid grid-cols-1 gap-2">
              {applicant.events.map(({ kind, at, reply }) => (
                <li key={`${kind}-${at}`} className="flex flex-wrap items-baseline gap-x-3">
                  <span>{eventLabels[kind]}</span>
                  <RelativeTime date={at} className="text-ink-soft text-sm" />
                  {reply && (
                    <ReplyText
                      reply={reply}
                      values={{ name: fullName, job: job.title, company: job.companyName }}
                    />
                  )}
                </li>
              ))}
            </ol>
          </Card>
        </div>
      </div>
    </div>
  );
}

function ReplyLink({
  jobId,
  id,
  kind,
  children,
}: {
  jobId: string;
  id: string;
  kind: string;
  children: ReactNode;
}) {
  return (
    <ButtonLink
      href={routes.replyToApplicants(jobId, { applicant: [id], kind })}
      prefetch={false}
      variant="secondary"
      size="sm"
      className="max-sm:min-h-11"
    >
      {children}
    </ButtonLink>
  );
}
