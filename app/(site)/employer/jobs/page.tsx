import type { Metadata } from 'next';
import { SilentContacts } from '@/components/postings/contact/silent-contacts';
import { CompanyNeeded } from '@/components/postings/form/company-needed';
import { ClosingUndone } from '@/components/postings/manage/closing-undone';
import { PostingsElsewhere } from '@/components/postings/manage/former-email-notice';
import { JustClosed } from '@/components/postings/manage/just-closed';
import { PostingFilters } from '@/components/postings/manage/posting-filters';
import { PostingLimitsNote } from '@/components/postings/manage/posting-limits-note';
import { PostingList } from '@/components/postings/manage/posting-list';
import { ButtonLink } from '@/components/ui/button';
import { requireViewer } from '@/lib/auth/access';
import { findOwnCompany } from '@/lib/employers/queries';
import { findSilentContacts } from '@/lib/postings/contact/queries';
import { findJustClosed } from '@/lib/postings/manage/queries';
import { parsePostingFilter, postingQuery } from '@/lib/postings/posting-filter';
import { findPostings, findPostingsElsewhere, getPostingLimits } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { employerJobs as text } from '@/messages/pages/employer';
import { pagination } from '@/messages/ui/results';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page } = parsePostingFilter(await searchParams);
  return {
    title: pagination.titleOn({ title: text.myJobPostings, page }),
    robots: { index: false, follow: false },
  };
}

export default async function EmployerJobsPage({ searchParams }: Props) {
  const params = await searchParams;
  const filter = parsePostingFilter(params);
  const viewer = await requireViewer(routes.employerJobs(postingQuery(filter)));
  const [company, postings, closing, elsewhere, silent, limits] = await Promise.all([
    findOwnCompany(viewer.id),
    findPostings(filter),
    typeof params.closed === 'string' ? findJustClosed(params.closed) : null,
    findPostingsElsewhere(),
    findSilentContacts(),
    getPostingLimits(),
  ]);
  const hasAny = Object.values(postings.counts).some((count) => count > 0) || filter.query !== '';
  return (
    <div className="page frame">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{text.myJobPostings}</h1>
        <ButtonLink href={routes.postJob()}>{text.postNewJob}</ButtonLink>
      </div>
      <PostingsElsewhere elsewhere={elsewhere} email={viewer.email} />
      <SilentContacts contacts={silent} email={viewer.email} />
      {company && <PostingLimitsNote limits={limits} />}
      {company ? (
        <div className="grid gap-6">
          {closing && (
            <JustClosed
              key={closing.closedAt}
              closing={closing}
              before={params.before === 'paused' ? 'paused' : 'open'}
              leftMs={closing.leftMs}
            />
          )}
          {typeof params.undone === 'string' && (
            <ClosingUndone notified={Number(params.undone) || 0} isHeld={params.held !== undefined} />
          )}
          {hasAny && <PostingFilters filter={filter} counts={postings.counts} />}
          <div>
            <PostingList filter={filter} postings={postings} />
          </div>
        </div>
      ) : (
        <CompanyNeeded />
      )}
    </div>
  );
}
