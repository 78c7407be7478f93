'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { abortFilterNavigation } from '@/components/forms/filter-navigation';
import { announceNextResults } from '@/components/results/results-heading';
import { OfflineIcon } from '@/components/ui/island-icons';
import { ProgressLine } from '@/components/ui/progress-line';
import { navigationFeedback as text } from '@/messages/layout';
import { getClickedLink } from './clicked-link';

/** A navigation that takes longer is announced to screen readers. */
const announceDelayMs = 700;

/**
 * Shows progress from the click on a link until the new page renders. Handles the clicks on all links, so that no link
 * needs its own code.
 */
export function NavigationFeedback({ children }: { children: ReactNode }) {
  const [isNavigating, startNavigation] = useTransition();
  const [isSlow, setIsSlow] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const [, setTarget] = useState('');
  const pressedLink = useRef<HTMLAnchorElement | null>(null);

  const handleClickCapture = (event: MouseEvent) => {
    const link = navigator.onLine ? null : getClickedLink(event);
    setIsOffline(link !== null);
    // Next.js would wait for the connection without any feedback.
    if (link) event.preventDefault();
  };

  const handleClick = (event: MouseEvent) => {
    const link = getClickedLink(event);
    // For a link that the browser follows itself, the browser shows the progress.
    if (!link || !event.defaultPrevented || !navigator.onLine) return;
    abortFilterNavigation();
    announceNextResults(getResultsAnnouncement(link));
    pressedLink.current?.removeAttribute('data-pressed');
    link.setAttribute('data-pressed', '');
    pressedLink.current = link;
    // The router starts its transition in the same event; React ends both together.
    startNavigation(() => setTarget(link.href));
  };

  useEffect(() => {
    if (!isNavigating) {
      pressedLink.current?.removeAttribute('data-pressed');
      return;
    }
    const timer = window.setTimeout(() => setIsSlow(true), announceDelayMs);
    return () => {
      window.clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isNavigating]);

  useEffect(() => {
    const handleOnline = () => setIsOffline(false);
    window.addEventListener('online', handleOnline);
    window.addEventListener('popstate', abortFilterNavigation);
    return () => {
      window.removeEventListener('online', handleOnline);
      window.removeEventListener('popstate', abortFilterNavigation);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click
    <div className="contents" onClickCapture={handleClickCapture} onClick={handleClick}>
      {isNavigating && <ProgressLine />}
      <p role="status" className="sr-only">
        {isSlow && text.loading}
      </p>
      {children}
      <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-50 print:hidden">
        {isOffline && (
          <p className="mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-md bg-ink px-4 py-3 text-ground text-sm shadow-lifted">
            <OfflineIcon /> {text.offline}
          </p>
        )}
      </div>
    </div>
  );
}

/** Returns how a group of links announces its results, from its `data-results` attribute. */
function getResultsAnnouncement(link: Element) {
  const notice = link.closest<HTMLElement>('[data-results]')?.dataset.results;
  return notice === 'focus' || notice === 'say' ? notice : null;
}
