import type { ReactNode } from 'react';

/** Without this, a proxy may cache these pages for a year. */
export const revalidate = 3600;

export default function ReadingLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page frame">
      <article className="measure prose">{children}</article>
    </div>
  );
}
