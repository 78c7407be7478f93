import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JobDetail } from '@/components/jobs/detail/job-detail';
import { PostFromPreview } from '@/components/postings/form/post-from-preview';
import { Button } from '@/components/ui/button';
import { requireViewer } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { toJobPreview } from '@/lib/postings/job-preview';
import { getDraft } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { postJobPreview as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.preview, robots: { index: false, follow: false } };

/** The draft as the job's page. */
export default async function PreviewJobPage() {
  const viewer = await requireViewer(routes.previewJob());
  const [company, draft] = await Promise.all([getOwnCompany(viewer.id), getDraft(viewer.id)]);
  if (!company) redirect(routes.postJob());
  return (
    <>
      <div className={draft ? 'page pt-6' : 'page frame'}>
        {!draft && <h1 className="mb-6 text-3xl">{text.preview}</h1>}
        <PostFromPreview draft={draft} />
      </div>
      {draft && (
        <JobDetail
          job={toJobPreview(draft.form, company, viewer.id, new Date())}
          companyStanding={null}
          related={[]}
          plainSave={null}
          replies={null}
          apply={
            <Button size="lg" wide="phone" disabled>
              {text.applyButton}
            </Button>
          }
        />
      )}
    </>
  );
}
