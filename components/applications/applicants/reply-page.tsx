import { SegmentedLinks } from '@/components/results/segmented-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import type { ApplicantSummary, ApplicantsJob } from '@/lib/applications/applicants/applicant';
import {
  type ReplyKind,
  type ReplyTemplate,
  replyKindLabels,
  replyKinds,
} from '@/lib/applications/applicants/reply-templates';
import * as routes from '@/lib/routes';
import { replyPage as text } from '@/messages/applications/applicants';
import { ReplyForm } from './reply-form';

const statusEffects: Record<ReplyKind, string> = {
  invitation: text.invitationEffect,
  rejection: text.rejectionEffect,
  message: text.messageEffect,
};

/** The recipients, the effect on their status, and the text, which can be changed and saved as a template. */
export function ReplyPage({
  job,
  applicants,
  kind,
  template,
}: {
  job: ApplicantsJob;
  applicants: readonly Pick<ApplicantSummary, 'id' | 'fullName'>[];
  kind: ReplyKind;
  template: ReplyTemplate;
}) {
  const ids = applicants.map(({ id }) => id);
  return (
    <div className="page frame">
      <Breadcrumbs
        crumbs={[
          { label: text.myJobPostings, href: routes.employerJobs() },
          { label: text.applicants, href: routes.applicants(job.id) },
          { label: text.breadcrumb },
        ]}
      />
      <h1 className="mb-6 text-3xl">{text.title}</h1>
      {applicants.length === 0 ? (
        <EmptyState
          title={text.emptyTitle}
          action={<ButtonLink href={routes.applicants(job.id)}>{text.backLink}</ButtonLink>}
        >
          {text.emptyHint}
        </EmptyState>
      ) : (
        <div className="grid max-w-[46rem] gap-6">
          <SegmentedLinks
            label={text.kindLabel}
            segments={replyKinds.map((replyKind) => ({
              label: replyKindLabels[replyKind],
              href: routes.replyToApplicants(job.id, { applicant: ids, kind: replyKind }),
              isCurrent: replyKind === kind,
            }))}
          />
          <Card as="section" padding="roomy" aria-labelledby="to">
            <h2 id="to" className="text-xl">
              {text.recipientsTitle({ count: applicants.length })}
            </h2>
            <p className="mt-2 break-words">{applicants.map(({ fullName }) => fullName).join(', ')}</p>
            <p className="mt-2 text-ink-soft">{text.hint({ statusEffect: statusEffects[kind] })}</p>
            <ReplyForm key={kind} jobId={job.id} applicationIds={ids} kind={kind} template={template} />
          </Card>
        </div>
      )}
    </div>
  );
}
