import type { ReactNode } from 'react';

/** The first row of a list's page: what and where to look for, and, where there is room, what else can be done with the search. */
export function SearchHead({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  return (
    <div className="search-head">
      {children}
      {aside}
    </div>
  );
}
