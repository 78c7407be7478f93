import { notFound } from 'next/navigation';
import { type ReactNode, Suspense } from 'react';
import { NotFoundBoundary } from './not-found-boundary';

/**
 * Renders a 404 with the same content with and without JavaScript, for pages that are rendered in full before they are
 * sent. When a page itself calls notFound(), the document is empty and the browser fills it in. With notFound() inside
 * a Suspense boundary, the status is still 404 and the document contains the boundary's fallback. In the browser our
 * own boundary shows the same content, instead of the not-found file of the nearest segment.
 */
export function NotFoundContent({ children }: { children: ReactNode }) {
  return (
    <NotFoundBoundary fallback={children}>
      <Suspense fallback={children}>
        <NotFound />
      </Suspense>
    </NotFoundBoundary>
  );
}

function NotFound(): never {
  notFound();
}
