import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AnswerPage } from '@/components/applications/applicants/answer-page';
import { answerKinds } from '@/lib/applications/applicants/answer-templates';
import { findApplicants, findJobOfApplicants, findTemplates } from '@/lib/applications/applicants/queries';
import { parseChosen } from '@/lib/applications/applicants/search-params';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { employerJobsIdApplicantsAnswer as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.answerApplicants, robots: { index: false } };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** One answer to the applicants that were ticked in the list: which, in what words, and the way to send it. */
export default async function AnswerApplicantsPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const viewer = await requireViewer(routes.applicants(id));
  const job = await findJobOfApplicants(id, viewer.id);
  if (!job) notFound();
  const [applicants, templates] = await Promise.all([
    findApplicants(job.id, parseChosen(query)),
    findTemplates(viewer.id),
  ]);
  const kind = answerKinds.find((each) => each === query.kind) ?? 'invitation';
  return <AnswerPage job={job} applicants={applicants} kind={kind} template={templates[kind]} />;
}
