import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { JobDetail } from '@/components/jobs/detail/job-detail';
import { PostFromPreview } from '@/components/postings/form/post-from-preview';
import { Button } from '@/components/ui/button';
import { requireViewer } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { jobPreviewOf } from '@/lib/postings/preview';
import { findDraft } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { postJobPreview as text } from '@/messages/pages/employer';

export const metadata: Metadata = { title: text.preview, robots: { index: false, follow: false } };

/** The draft on the page that it will have. */
export default async function PreviewJobPage() {
  const viewer = await requireViewer(routes.previewJob());
  const [company, draft] = await Promise.all([findOwnCompany(viewer.id), findDraft(viewer.id)]);
  if (!company) redirect(routes.postJob());
  return (
    <>
      <div className={draft ? 'page pt-6' : 'page frame'}>
        {!draft && <h1 className="mb-6 text-3xl">{text.preview}</h1>}
        <PostFromPreview draft={draft} />
      </div>
      {draft && (
        <JobDetail
          job={jobPreviewOf(draft.form, company, viewer.id, new Date())}
          standing={null}
          related={[]}
          plainSave={null}
          replies={null}
          apply={
            <Button size="lg" wide="phone" disabled>
              {text.applyForThisJob}
            </Button>
          }
        />
      )}
    </>
  );
}
