import type { Metadata } from 'next';
import Link from 'next/link';
import { CompanyRequired } from '@/components/postings/form/company-required';
import { PostJob } from '@/components/postings/form/post-job';
import { PostingLimitsNote } from '@/components/postings/manage/posting-limits-note';
import { Notice } from '@/components/ui/notice';
import { requireViewer } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { env } from '@/lib/env';
import { getInitialDraft } from '@/lib/postings/initial-draft';
import { getPostingLimits } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { postJob as text } from '@/messages/pages/employer';

export const metadata: Metadata = {
  title: text.title,
  description: text.description,
  robots: { index: false, follow: true },
};

type Props = { searchParams: Promise<{ copy?: string | string[] }> };

export default async function PostJobPage({ searchParams }: Props) {
  const { copy } = await searchParams;
  const duplicatedFrom = typeof copy === 'string' ? copy : null;
  const viewer = await requireViewer(duplicatedFrom ? routes.duplicateJob(duplicatedFrom) : routes.postJob());
  const company = await getOwnCompany(viewer.id);
  const { tileUrl, tileAttribution } = env();
  return (
    <div className="page frame">
      <h1 className="mb-6 text-3xl">{text.title}</h1>
      {company && <PostingLimitsNote limits={await getPostingLimits()} />}
      {company ? (
        <Form
          viewerId={viewer.id}
          start={await getInitialDraft(viewer, company, duplicatedFrom)}
          tiles={{ url: tileUrl, attribution: tileAttribution }}
        />
      ) : (
        <CompanyRequired />
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
  start: Awaited<ReturnType<typeof getInitialDraft>>;
  tiles: { url: string; attribution: string };
}) {
  return (
    <>
      {replaces && (
        <Notice className="mb-6 max-w-3xl">
          {text.copyNotice({
            replaces,
            link: (words) => (
              <Link href={routes.postJob()} className="link">
                {words}
              </Link>
            ),
          })}
        </Notice>
      )}
      <PostJob key={draft.duplicatedFrom ?? 'own'} viewerId={viewerId} draft={draft} tiles={tiles} />
    </>
  );
}
