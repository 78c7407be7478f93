import Link from 'next/link';
import { Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmailAddress } from '@/components/ui/email-address';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import {
  type ApplicantSummary,
  type JobOfApplicants,
  statusForEmployer,
  yesOrNo,
} from '@/lib/applications/applicants/applicant';
import type { ApplicationStatus } from '@/lib/applications/application';
import * as routes from '@/lib/routes';
import { applicantList as text } from '@/messages/applications/applicants';
import { StatusBadge } from './status-badge';

type Props = {
  job: JobOfApplicants;
  applicants: readonly ApplicantSummary[];
  status: ApplicationStatus | null;
  /** Whether anybody applied at all. */
  hasAny: boolean;
};

/** The applicants, newest first; whoever is ticked can be answered together. A plain form that leads to the answer. */
export function ApplicantList({ job, applicants, status, hasAny }: Props) {
  if (applicants.length === 0) return <Nobody job={job} status={status} hasAny={hasAny} />;
  return (
    <form action={routes.answerApplicants(job.id)} method="get">
      <ul className="grid grid-cols-1 gap-3">
        {applicants.map((applicant) => (
          <Card as="li" key={applicant.id} className="flex gap-3">
            <label className="-m-2 grid print:hidden size-11 shrink-0 place-items-center">
              <VisuallyHidden>{text.select({ fullName: applicant.fullName })}</VisuallyHidden>
              <input type="checkbox" name="applicant" value={applicant.id} className="size-5 accent-brand" />
            </label>
            <Summary jobId={job.id} applicant={applicant} />
          </Card>
        ))}
      </ul>
      <fieldset className="mt-5 flex print:hidden flex-wrap items-center gap-3">
        <legend className="mb-2 font-semibold">{text.answerTheApplicantsYouChecked}</legend>
        <Button type="submit" name="kind" value="invitation" variant="secondary">
          {text.invite}
        </Button>
        <Button type="submit" name="kind" value="rejection" variant="secondary">
          {text.turnDown}
        </Button>
        <Button type="submit" name="kind" value="message" variant="secondary">
          {text.writeAMessage}
        </Button>
      </fieldset>
    </form>
  );
}

function Summary({ jobId, applicant }: { jobId: string; applicant: ApplicantSummary }) {
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
        <a href={telephone(applicant.phone)} className="link py-0.5">
          {applicant.phone}
        </a>
        <span className="py-0.5 text-ink-soft">{text.isAdult({ yesOrNo: yesOrNo(applicant.isAdult) })}</span>
        {applicant.hasNotes && <span className="py-0.5 text-ink-soft">{text.hasNotes}</span>}
      </p>
    </div>
  );
}

/** What a phone can dial of what somebody typed. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^\d+]/g, '')}`;

function Nobody({ job, status, hasAny }: Omit<Props, 'applicants'>) {
  if (hasAny)
    return (
      <EmptyState
        title={
          status
            ? text.noOneIs({ statusForEmployer: statusForEmployer(status).toLowerCase() })
            : text.noOneOnThisPage
        }
        action={
          <ButtonLink href={routes.applicants(job.id)} variant="secondary">
            {text.showAllApplicants}
          </ButtonLink>
        }
      />
    );
  return (
    <EmptyState title={text.noApplicationsYet}>
      {job.isOpen ? text.whenSomeoneAppliesTheyllAppear : text.thisJobIsntTakingApplications}
    </EmptyState>
  );
}
