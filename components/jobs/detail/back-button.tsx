'use client';

import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { MouseEvent } from 'react';
import { ArrowLeftIcon } from '@/components/ui/icons';
import { routes } from '@/lib/routes';
import { backButton as text } from '@/messages/jobs/detail';

/** Back to where the visitor came from on this site, the list with its place kept; for anybody else, to the jobs nearby. */
export function BackButton() {
  const router = useRouter();
  const goBack = (event: MouseEvent) => {
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    if (!isPlainClick || !cameFromThisSite()) return;
    event.preventDefault();
    router.back();
  };
  return (
    <Link
      href={routes.jobsNearMe()}
      prefetch={false}
      onClick={goBack}
      className="-ml-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 font-semibold text-brand underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeftIcon /> {text.backToJobs}
    </Link>
  );
}

function cameFromThisSite(): boolean {
  // Loaded at another address than this one: the visitor has moved within the site since.
  const loadedAt = performance.getEntriesByType('navigation')[0]?.name.split('#')[0];
  if (loadedAt !== undefined && loadedAt !== location.href.split('#')[0]) return true;
  return history.length > 1 && document.referrer.startsWith(`${location.origin}/`);
}
