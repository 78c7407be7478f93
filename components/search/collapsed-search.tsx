'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SearchIcon } from '@/components/ui/icons';
import { searchBar as text } from '@/messages/jobs/search';

type CollapsedSearchProps = {
  query: string;
  place: string;
  hasProblem: boolean;
  children: ReactNode;
};

/**
 * On phones, collapses a search into one line, which opens the fields. Without a search or without JavaScript the
 * fields are visible.
 */
export function CollapsedSearch({ query, place, hasProblem, children }: CollapsedSearchProps) {
  // A new search is collapsed.
  const search = `${query}\n${place}`;
  const [openFor, setOpenFor] = useState<string | null>(null);
  const isOpen = openFor === search;
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen) fields.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const isFolded = !isOpen && !hasProblem && (query !== '' || place !== '');
  return (
    <div className="collapsed-search" data-folded={isFolded}>
      {isFolded && (
        <button type="button" aria-expanded="false" onClick={() => setOpenFor(search)}>
          <SearchIcon />
          {/* Keyed by search, because React can't update text that a page translator has replaced. */}
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
