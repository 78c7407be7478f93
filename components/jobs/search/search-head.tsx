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
        {wayUp}
        <h1 className="text-2xl lg:text-[1.5rem] lg:leading-tight">{title}</h1>
      </div>
      {children}
    </div>
  );
}
