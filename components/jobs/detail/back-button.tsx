'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { ArrowLeftIcon } from '@/components/ui/island-icons';
import * as routes from '@/lib/routes';
import { backButton as text } from '@/messages/jobs/detail';
import { wayBack } from './way-back';

/** Back to where the visitor came from on this site, the list with its place kept; for anybody else, to the jobs nearby. */
export function BackButton() {
  const follow = (event: MouseEvent) => {
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    const goBack = isPlainClick ? wayBack() : null;
    if (!goBack) return;
    event.preventDefault();
    goBack();
  };
  return (
    <Link
      href={routes.jobsNearMe()}
      prefetch={false}
      onClick={follow}
      className="text-action -ml-1 gap-2 px-1 print:hidden"
    >
      <ArrowLeftIcon /> {text.backToJobs}
    </Link>
  );
}
