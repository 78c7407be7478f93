import Link from 'next/link';
import type { JobSearch } from '@/lib/jobs/search-params';
import { wordFilters } from '@/lib/jobs/word-filters';
import { wordFilterLinks as text } from '@/messages/jobs/search';

/** Offers the filters that words of a search mean ('Only weekend jobs'), and says that nothing here is remote. */
export function WordFilterLinks({
  search,
  hrefFor,
}: {
  search: JobSearch;
  hrefFor: (search: JobSearch) => string;
}) {
  const filters = wordFilters(search);
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
