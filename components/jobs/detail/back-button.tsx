'use client';

import Link from 'next/link';
import type { MouseEvent } from 'react';
import { ArrowLeftIcon } from '@/components/ui/island-icons';
import { routes } from '@/lib/routes';
import { backButton as text } from '@/messages/jobs/detail';

/** Back to where the visitor came from on this site, the list with its place kept; for anybody else, to the jobs nearby. */
export function BackButton() {
  const goBack = (event: MouseEvent) => {
    const isPlainClick = !event.metaKey && !event.ctrlKey && !event.shiftKey && event.button === 0;
    const before = isPlainClick ? pageBefore() : undefined;
    if (!before) return;
    event.preventDefault();
    navigation.traverseTo(before.key);
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

/** The last page of this site in this tab that was not this one; a jump within this page is an entry of its own. */
function pageBefore(): NavigationHistoryEntry | undefined {
  if (!('navigation' in window)) return undefined;
  const here = navigation.currentEntry?.index ?? 0;
  return navigation
    .entries()
    .slice(0, here)
    .findLast(({ url }) => url?.split('#')[0] !== location.href.split('#')[0]);
}
