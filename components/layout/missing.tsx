import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { MissingBoundary } from './missing-boundary';

/**
 * A real 404 that says the same with and without JavaScript, for pages that are rendered in full before they are sent. Thrown by
 * a page itself, notFound() sends an empty document that the browser fills in. Inside a boundary the status is the same and the
 * fallback is what the document shows; in the browser the same words are kept by a boundary of our own, where Next.js would put
 * the not-found file of the nearest segment.
 */
export function Missing({ children }: { children: ReactNode }) {
  return (
    <MissingBoundary words={children}>
      <Suspense fallback={children}>
        <NotFound />
      </Suspense>
    </MissingBoundary>
  );
}

function NotFound(): never {
  notFound();
}
