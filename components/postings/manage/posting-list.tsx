import { Pagination } from '@/components/results/pagination';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type PostingFilter, postingsPerPage, toPostingQuery } from '@/lib/postings/posting-filter';
import type { PostingPage } from '@/lib/postings/posting-summary';
import * as routes from '@/lib/routes';
import { postingList as text } from '@/messages/postings/manage';
import { PostingCard } from './posting-card';

/** One page of postings, or a hint if there are none. */
export function PostingList({
  filter,
  postings: { postings, total },
}: {
  filter: PostingFilter;
  postings: PostingPage;
}) {
  const isFiltered = filter.query !== '' || filter.state !== null;
  const now = new Date();
  if (postings.length === 0)
    return isFiltered || filter.page > 1 ? (
      <EmptyState
        title={text.noMatchesTitle}
        action={
          <ButtonLink href={routes.employerJobs()} variant="secondary">
            {text.showAll}
          </ButtonLink>
        }
      >
        {text.noMatchesHint}
      </EmptyState>
    ) : (
      <EmptyState
        title={text.emptyTitle}
        action={<ButtonLink href={routes.postJob()}>{text.postFirstJobLink}</ButtonLink>}
      >
        {text.emptyHint}
      </EmptyState>
    );
  return (
    <>
      <p className="mb-3 text-ink-soft">
        {total} {total === 1 ? 'posting' : 'postings'}
      </p>
      <ul className="mb-8 grid grid-cols-1 gap-4">
        {postings.map((posting) => (
          <li key={posting.id}>
            <PostingCard posting={posting} now={now} />
          </li>
        ))}
      </ul>
      <Pagination
        page={filter.page}
        pageCount={Math.ceil(total / postingsPerPage)}
        hrefFor={(page) => routes.employerJobs(toPostingQuery({ ...filter, page }))}
        label={text.paginationLabel}
      />
    </>
  );
}
