import type { ReactNode } from 'react';

/** The first row of a search page: the search bar and, on wide screens, actions for the search. */
export const SearchHead = ({ children }: { children: ReactNode }) => (
  <div className="search-head">{children}</div>
);
