import type { ReactNode } from 'react';

/** Reading pages: one column of a readable width. */
export default function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page frame">
      <article className="measure prose">{children}</article>
    </div>
  );
}
