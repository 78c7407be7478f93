import { SegmentedLinks } from '@/components/results/segmented-links';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import {
  type AnswerKind,
  type AnswerTemplate,
  answerKindLabels,
  answerKinds,
} from '@/lib/applications/applicants/answer-templates';
import type { ApplicantSummary, JobOfApplicants } from '@/lib/applications/applicants/applicant';
import * as routes from '@/lib/routes';
import { answerPage as text } from '@/messages/applications/applicants';
import { AnswerForm } from './answer-form';

const effects: Record<AnswerKind, string> = {
  invitation: text.invitation,
  rejection: text.rejection,
  message: text.theirStatusStaysTheSame,
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
    <div className="page frame">
      <Breadcrumbs
        crumbs={[
          { label: text.myJobPostings, href: routes.employerJobs() },
          { label: text.applicants, href: routes.applicants(job.id) },
          { label: text.answer },
        ]}
      />
      <h1 className="mb-6 text-3xl">{text.answerApplicants}</h1>
      {applicants.length === 0 ? (
        <EmptyState
          title={text.noApplicantsSelected}
          action={<ButtonLink href={routes.applicants(job.id)}>{text.backToTheApplicants}</ButtonLink>}
        >
          {text.checkTheApplicantsYouWant}
        </EmptyState>
      ) : (
        <div className="grid max-w-[46rem] gap-6">
          <SegmentedLinks
            label={text.kindOfAnswer}
            segments={answerKinds.map((each) => ({
              label: answerKindLabels[each],
              href: routes.answerApplicants(job.id, { applicant: ids, kind: each }),
              isCurrent: each === kind,
            }))}
          />
          <Card as="section" padding="roomy" aria-labelledby="to">
            <h2 id="to" className="text-xl">
              {text.to({ count: applicants.length })}
            </h2>
            <p className="mt-2 break-words">{applicants.map(({ fullName }) => fullName).join(', ')}</p>
            <p className="mt-2 text-ink-soft">{text.eachApplicantGetsASeparate({ kind: effects[kind] })}</p>
            <AnswerForm key={kind} jobId={job.id} applicationIds={ids} kind={kind} template={template} />
          </Card>
        </div>
      )}
    </div>
  );
}
