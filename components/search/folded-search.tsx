'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { searchBar as text } from '@/messages/jobs/search';

type FoldedSearchProps = {
  query: string;
  place: string;
  /** Whether one of the fields has to be corrected. */
  hasProblem: boolean;
  /** What and where, in fields. */
  children: ReactNode;
};

/** On a phone: a search in one line that opens into its fields. Without a search, and without scripts, the fields are open. */
export function FoldedSearch({ query, place, hasProblem, children }: FoldedSearchProps) {
  // Another search is folded again.
  const search = `${query}\n${place}`;
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isOpen = openFor === search;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const isFolded = !isOpen && !hasProblem && (query !== '' || place !== '');
  return (
    <div className="folded-search" data-folded={isFolded}>
      {isFolded && (
        <button type="button" aria-expanded="false" onClick={() => setOpenFor(search)}>
          <SearchIcon />
          {/* Another element for each search: React can't change text that a page translator has replaced. */}
          <span key={search}>
            <span className="sr-only">{text.changeSearch} </span>
            {query && <b>{query}</b>}
            {query && place && ' · '}
            {place}
          </span>
        </button>
      )}
      <div ref={fields} className="search-line">
        {children}
      </div>
    </div>
  );
}
