import type { Metadata } from 'next';
import { UnconfirmedContacts } from '@/components/postings/contact/unconfirmed-contacts';
import { CompanyRequired } from '@/components/postings/form/company-required';
import { CloseUndoneNotice } from '@/components/postings/manage/close-undone-notice';
import { FormerEmailNotice } from '@/components/postings/manage/former-email-notice';
import { JobClosedNotice } from '@/components/postings/manage/job-closed-notice';
import { PostingFilters } from '@/components/postings/manage/posting-filters';
import { PostingLimitsNote } from '@/components/postings/manage/posting-limits-note';
import { PostingList } from '@/components/postings/manage/posting-list';
import { ButtonLink } from '@/components/ui/button';
import { requireViewer } from '@/lib/auth/access';
import { getOwnCompany } from '@/lib/employers/queries';
import { listUnconfirmedContacts } from '@/lib/postings/contact/queries';
import { getUndoableClosing } from '@/lib/postings/manage/queries';
import { parsePostingFilter, toPostingQuery } from '@/lib/postings/posting-filter';
import { getPostingLimits, listFormerContacts, searchPostings } from '@/lib/postings/queries';
import * as routes from '@/lib/routes';
import { employerJobs as text } from '@/messages/pages/employer';
import { pagination } from '@/messages/ui/results';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { page } = parsePostingFilter(await searchParams);
  return {
    title: pagination.titleWithPage({ title: text.title, page }),
    robots: { index: false, follow: false },
  };
}

export default async function EmployerJobsPage({ searchParams }: Props) {
  const params = await searchParams;
  const filter = parsePostingFilter(params);
  const viewer = await requireViewer(routes.employerJobs(toPostingQuery(filter)));
  const [company, postings, closing, formerContacts, unconfirmedContacts, limits] = await Promise.all([
    getOwnCompany(viewer.id),
    searchPostings(filter),
    typeof params.closed === 'string' ? getUndoableClosing(params.closed) : null,
    listFormerContacts(),
    listUnconfirmedContacts(),
    getPostingLimits(),
  ]);
  const showsFilters = Object.values(postings.counts).some((count) => count > 0) || filter.query !== '';
  return (
    <div className="page frame">
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl">{text.title}</h1>
        <ButtonLink href={routes.postJob()}>{text.postJobLink}</ButtonLink>
      </div>
      <FormerEmailNotice formerContacts={formerContacts} email={viewer.email} />
      <UnconfirmedContacts contacts={unconfirmedContacts} email={viewer.email} />
      {company && <PostingLimitsNote limits={limits} />}
      {company ? (
        <div className="grid gap-6">
          {closing && (
            <JobClosedNotice
              key={closing.closedAt}
              closing={closing}
              statusBefore={params.before === 'paused' ? 'paused' : 'open'}
            />
          )}
          {typeof params.undone === 'string' && (
            <CloseUndoneNotice
              notifiedCount={Number(params.undone) || 0}
              isHeld={params.held !== undefined}
            />
          )}
          {showsFilters && <PostingFilters filter={filter} counts={postings.counts} />}
          <div>
            <PostingList filter={filter} postings={postings} />
          </div>
        </div>
      ) : (
        <CompanyRequired />
      )}
    </div>
  );
}
