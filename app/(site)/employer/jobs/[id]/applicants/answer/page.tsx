import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { ReplyPage } from '@/components/applications/applicants/reply-page';
import {
  getApplicantsJob,
  getReplyTemplates,
  listApplicantsById,
} from '@/lib/applications/applicants/queries';
import { replyKinds } from '@/lib/applications/applicants/reply-templates';
import { parseSelectedIds } from '@/lib/applications/applicants/search-params';
import { requireViewer } from '@/lib/auth/access';
import * as routes from '@/lib/routes';
import { employerJobsIdApplicantsAnswer as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.title, robots: { index: false } };

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** The form that replies to the applicants selected in the list. */
export default async function ReplyToApplicantsPage({ params, searchParams }: Props) {
  const [{ id }, query] = await Promise.all([params, searchParams]);
  const viewer = await requireViewer(routes.applicants(id));
  const job = await getApplicantsJob(id, viewer.id);
  if (!job) notFound();
  const [applicants, templates] = await Promise.all([
    listApplicantsById(job.id, parseSelectedIds(query)),
    getReplyTemplates(viewer.id),
  ]);
  const kind = replyKinds.find((option) => option === query.kind) ?? 'invitation';
  return <ReplyPage job={job} applicants={applicants} kind={kind} template={templates[kind]} />;
}
