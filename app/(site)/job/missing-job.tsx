import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { JobNotFound } from '@/components/jobs/detail/job-not-found';

/**
 * A real 404 that can be read without JavaScript: thrown by a page itself, notFound() sends an empty document that the
 * browser fills in. Inside a boundary of a page that is rendered in full before it is sent, the status is the same and
 * the fallback is what the document shows.
 */
export function MissingJob() {
  return (
    <Suspense fallback={<JobNotFound />}>
      <NotFound />
    </Suspense>
  );
}

function NotFound(): never {
  notFound();
}

export const missingJobMetadata: Metadata = { title: 'Job Not Found' };
