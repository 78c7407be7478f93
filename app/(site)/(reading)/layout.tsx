import type { ReactNode } from 'react';

/** Without it a proxy may keep these pages for a year. */
export const revalidate = 3600;

/** Reading pages: one column of a readable width. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page frame">
      <article className="measure prose">{children}</article>
    </div>
  );
}
