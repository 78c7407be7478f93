import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { SegmentedLinks } from '@/components/ui/segmented-links';
import {
  type AnswerKind,
  type AnswerTemplate,
  answerKindLabels,
  answerKinds,
} from '@/lib/applications/applicants/answer-templates';
import type { ApplicantSummary, JobOfApplicants } from '@/lib/applications/applicants/applicant';
import { routes } from '@/lib/routes';
import { AnswerForm } from './answer-form';

const effects: Record<AnswerKind, string> = {
  invitation: 'Everyone you answer will be shortlisted.',
  rejection: 'Everyone you answer will be marked as rejected.',
  message: 'Their status stays the same.',
};

/** To whom, what it does, and the words, which can be changed and kept. */
export function AnswerPage({
  job,
  applicants,
  kind,
  template,
}: {
  job: JobOfApplicants;
  applicants: readonly Pick<ApplicantSummary, 'id' | 'fullName'>[];
  kind: AnswerKind;
  template: AnswerTemplate;
}) {
  const ids = applicants.map(({ id }) => id);
  return (
    <div className="page py-8 sm:py-12">
      <Breadcrumbs
        crumbs={[
          { label: 'My Job Postings', href: routes.employerJobs() },
          { label: 'Applicants', href: routes.applicants(job.id) },
          { label: 'Answer' },
        ]}
      />
      <h1 className="mt-3 mb-6 text-3xl">Answer applicants</h1>
      {applicants.length === 0 ? (
        <EmptyState
          title="No applicants selected"
          action={<ButtonLink href={routes.applicants(job.id)}>Back to the applicants</ButtonLink>}
        >
          Check the applicants you want to answer.
        </EmptyState>
      ) : (
        <div className="grid max-w-[46rem] gap-6">
          <SegmentedLinks
            label="Kind of answer"
            segments={answerKinds.map((each) => ({
              label: answerKindLabels[each],
              href: routes.answerApplicants(job.id, { applicant: ids, kind: each }),
              isCurrent: each === kind,
            }))}
          />
          <Card as="section" padding="roomy" aria-labelledby="to">
            <h2 id="to" className="text-xl">
              To {applicants.length === 1 ? '1 applicant' : `${applicants.length} applicants`}
            </h2>
            <p className="mt-2 break-words">{applicants.map(({ fullName }) => fullName).join(', ')}</p>
            <p className="mt-2 text-ink-soft">
              Each applicant gets a separate email, and no one gets the same answer twice. {effects[kind]}
            </p>
            <AnswerForm key={kind} jobId={job.id} applicationIds={ids} kind={kind} template={template} />
          </Card>
        </div>
      )}
    </div>
  );
}
