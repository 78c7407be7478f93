import type { Metadata } from 'next';
import Link from 'next/link';
import { CompanyNeeded } from '@/components/postings/form/company-needed';
import { PostJob } from '@/components/postings/form/post-job';
import { PostingLimitsNote } from '@/components/postings/manage/posting-limits-note';
import { Notice } from '@/components/ui/notice';
import { requireViewer } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { getPostingLimits } from '@/lib/postings/queries';
import { startDraft } from '@/lib/postings/start-draft';
import * as routes from '@/lib/routes';
import { postJob as text } from '@/messages/pages/employer';

export const metadata: Metadata = {
  title: text.postANewJob,
  description: text.postAJobAndReach,
  robots: { index: false, follow: true },
};

type Props = { searchParams: Promise<{ copy?: string | string[] }> };

export default async function PostJobPage({ searchParams }: Props) {
  const { copy } = await searchParams;
  const copyOf = typeof copy === 'string' ? copy : null;
  const viewer = await requireViewer(copyOf ? routes.duplicateJob(copyOf) : routes.postJob());
  const company = await findOwnCompany(viewer.id);
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="page frame">
      <h1 className="mb-6 text-3xl">{text.postANewJob}</h1>
      {company && <PostingLimitsNote limits={await getPostingLimits()} />}
      {company ? (
        <Form
          viewerId={viewer.id}
          start={await startDraft(viewer, company, copyOf)}
          tiles={{ url: tileUrl, attribution: tileAttribution }}
        />
      ) : (
        <CompanyNeeded />
      )}
    </div>
  );
}

function Form({
  viewerId,
  start: { draft, replaces },
  tiles,
}: {
  viewerId: string;
  start: Awaited<ReturnType<typeof startDraft>>;
  tiles: { url: string; attribution: string };
}) {
  return (
    <>
      {replaces && (
        <Notice className="mb-6 max-w-3xl">
          {text.thisIsACopyOf({
            replaces,
            link: (words) => (
              <Link href={routes.postJob()} className="link">
                {words}
              </Link>
            ),
          })}
        </Notice>
      )}
      <PostJob key={draft.copyOf ?? 'own'} viewerId={viewerId} draft={draft} tiles={tiles} />
    </>
  );
}
