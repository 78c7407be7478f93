'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { ArrowLeftIcon } from '@/components/ui/island-icons';
import * as routes from '@/lib/routes';
import { backButton as text } from '@/messages/jobs/detail';
import { getBackNavigation } from './back-navigation';

/**
 * Goes back to the visitor's previous page on this site, so that a list keeps its position; otherwise links to the jobs
 * nearby.
 */
export function BackButton() {
  const handleClick = (event: MouseEvent) => {
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    const goBack = isPlainClick ? getBackNavigation() : null;
    if (!goBack) return;
    event.preventDefault();
    goBack();
  };
  return (
    <Link
      href={routes.jobsNearMe()}
      prefetch={false}
      onClick={handleClick}
      className="text-action -ml-1 gap-2 px-1 print:hidden"
    >
      <ArrowLeftIcon /> {text.label}
    </Link>
  );
}
