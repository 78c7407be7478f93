import type { ReactNode } from 'react';

/** The search bar of a results page and, on wide screens, the link to get new jobs by email. */
export const SearchHead = ({ children }: { children: ReactNode }) => (
  <div className="search-head">{children}</div>
);
