import type { ReactNode } from 'react';

/** Reading pages: one column of a readable width. */
export default function LegalLayout({ children }: { children: ReactNode }) {
  return (
    <div className="page py-12 sm:py-20">
      <article className="measure prose">{children}</article>
    </div>
  );
}
