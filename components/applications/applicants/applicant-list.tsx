import Link from 'next/link';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmailAddress } from '@/components/ui/email-address';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import {
  type ApplicantSummary,
  type ApplicantsJob,
  employerStatusLabel,
  yesNoLabel,
} from '@/lib/applications/applicants/applicant';
import type { ApplicationStatus } from '@/lib/applications/application';
import * as routes from '@/lib/routes';
import { toTelephoneHref } from '@/lib/text/telephone-href';
import { applicantList as text } from '@/messages/applications/applicants';
import { StatusBadge } from './status-badge';

type Props = {
  job: ApplicantsJob;
  applicants: readonly ApplicantSummary[];
  status: ApplicationStatus | null;
  /** True if the job has applications, with any status. */
  hasApplications: boolean;
};

/** The applicants, newest first. A GET form opens the reply page for the selected applicants. */
export function ApplicantList({ job, applicants, status, hasApplications }: Props) {
  if (applicants.length === 0)
    return <NoApplicants job={job} status={status} hasApplications={hasApplications} />;
  return (
    <form action={routes.replyToApplicants(job.id)} method="get">
      <ul className="grid grid-cols-1 gap-3">
        {applicants.map((applicant) => (
          <Card as="li" key={applicant.id} className="flex gap-3">
            <label className="-m-2 grid print:hidden size-11 shrink-0 place-items-center">
              <span className="sr-only">{text.select({ fullName: applicant.fullName })}</span>
              <input type="checkbox" name="applicant" value={applicant.id} className="size-5 accent-brand" />
            </label>
            <ApplicantSummaryRow jobId={job.id} applicant={applicant} />
          </Card>
        ))}
      </ul>
      <fieldset className="mt-5 flex print:hidden flex-wrap items-center gap-3">
        <legend className="mb-2 font-semibold">{text.replyLegend}</legend>
        <Button type="submit" name="kind" value="invitation" variant="secondary">
          {text.invite}
        </Button>
        <Button type="submit" name="kind" value="rejection" variant="secondary">
          {text.reject}
        </Button>
        <Button type="submit" name="kind" value="message" variant="secondary">
          {text.writeMessage}
        </Button>
      </fieldset>
    </form>
  );
}

function ApplicantSummaryRow({ jobId, applicant }: { jobId: string; applicant: ApplicantSummary }) {
  return (
    <div className="min-w-0 grow">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="min-w-0 break-words text-lg">
          <Link href={routes.applicant(jobId, applicant.id)} prefetch={false} className="link">
            {applicant.fullName}
          </Link>
        </h2>
        <StatusBadge status={applicant.status} />
        <RelativeTime date={applicant.appliedAt} className="text-ink-soft text-sm" />
      </div>
      <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
        <a href={`mailto:${applicant.email}`} className="link py-0.5">
          <EmailAddress>{applicant.email}</EmailAddress>
        </a>
        <a href={toTelephoneHref(applicant.phone)} className="link py-0.5">
          {applicant.phone}
        </a>
        <span className="py-0.5 text-ink-soft">
          {text.isAdult({ yesOrNo: yesNoLabel(applicant.isAdult) })}
        </span>
        {applicant.hasNotes && <span className="py-0.5 text-ink-soft">{text.hasNotes}</span>}
      </p>
    </div>
  );
}

function NoApplicants({ job, status, hasApplications }: Omit<Props, 'applicants'>) {
  if (hasApplications)
    return (
      <EmptyState
        title={
          status
            ? text.noneWithStatus({ statusForEmployer: employerStatusLabel(status).toLowerCase() })
            : text.noneOnPage
        }
        action={
          <ButtonLink href={routes.applicants(job.id)} variant="secondary">
            {text.showAll}
          </ButtonLink>
        }
      />
    );
  return <EmptyState title={text.emptyTitle}>{job.isOpen ? text.emptyHint : text.jobNotOpenHint}</EmptyState>;
}
