import Link from 'next/link';
import type { JobSearch } from '@/lib/jobs/search-params';
import { listWordFilters } from '@/lib/jobs/word-filters';
import { wordFilterLinks as text } from '@/messages/jobs/search';

/**
 * Offers filters for words of the search ('Only weekend jobs'), and if they mean remote work, states that there are no
 * remote jobs.
 */
export function WordFilterLinks({
  search,
  hrefFor,
}: {
  search: JobSearch;
  hrefFor: (search: JobSearch) => string;
}) {
  const filters = listWordFilters(search);
  if (filters.length === 0) return null;
  return (
    <div className="text-ink-soft text-sm">
      {filters.some(({ name }) => name === 'on-site') && <p>{text.noRemoteJobs}</p>}
      <p className="flex flex-wrap gap-x-4">
        {filters.map(({ name, search: filtered }) => (
          <Link
            key={name}
            href={hrefFor(filtered)}
            prefetch={false}
            rel="nofollow"
            className="link inline-flex min-h-11 items-center sm:min-h-6"
          >
            {text.only[name]}
          </Link>
        ))}
      </p>
    </div>
  );
}
