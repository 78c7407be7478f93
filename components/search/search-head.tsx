import type { ReactNode } from 'react';

/** The first row of a list's page: what and where to look for, and, where there is room, what else can be done with the search. */
export const SearchHead = ({ children }: { children: ReactNode }) => (
  <div className="search-head">{children}</div>
);
