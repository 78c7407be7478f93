import type { ReactNode } from 'react';

/** A list's title, and beside it, where there is room, what and where: the jobs begin as high on the page as they can. */
export function SearchHead({
  wayUp,
  title,
  children,
}: {
  /** To what this list is a part of. */
  wayUp?: ReactNode;
  title: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="search-head">
      <div className="search-title">
        <h1 className="list-title">{title}</h1>
        {wayUp}
      </div>
      {children}
    </div>
  );
}
