'use client';

import { type MouseEvent, type ReactNode, useEffect, useRef, useState, useTransition } from 'react';
import { leaveOwnSearch } from '@/components/forms/own-search';
import { awaitResults } from '@/components/results/results-heading';
import { OfflineIcon } from '@/components/ui/island-icons';
import { ProgressLine } from '@/components/ui/progress-line';
import { navigationFeedback as text } from '@/messages/layout';
import { linkOf } from './followed-link';

/** What takes longer is said, too. */
const sayAfterMs = 700;

/**
 * Answers every tap on a link of ours at once and until the page that it leads to is here: one listener around all of
 * them, so that no link has to carry code of its own.
 */
export function NavigationFeedback({ children }: { children: ReactNode }) {
  const [isGoing, go] = useTransition();
  const [isSlow, setIsSlow] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const [, setTarget] = useState('');
  const pressed = useRef<HTMLAnchorElement | null>(null);

  const refuseOffline = (event: MouseEvent) => {
    const link = navigator.onLine ? null : linkOf(event);
    setIsOffline(link !== null);
    // Next.js would wait without a word.
    if (link) event.preventDefault();
  };

  const answer = (event: MouseEvent) => {
    const link = linkOf(event);
    // A link that the browser follows by itself has the browser's own signs.
    if (!link || !event.defaultPrevented || !navigator.onLine) return;
    leaveOwnSearch();
    awaitResults(resultsNotice(link));
    pressed.current?.removeAttribute('data-pressed');
    link.setAttribute('data-pressed', '');
    pressed.current = link;
    // The router has begun its transition in this very event; React ends both at once.
    go(() => setTarget(link.href));
  };

  useEffect(() => {
    if (!isGoing) {
      pressed.current?.removeAttribute('data-pressed');
      return;
    }
    const timer = window.setTimeout(() => setIsSlow(true), sayAfterMs);
    return () => {
      window.clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isGoing]);

  useEffect(() => {
    const isBack = () => setIsOffline(false);
    window.addEventListener('online', isBack);
    window.addEventListener('popstate', leaveOwnSearch);
    return () => {
      window.removeEventListener('online', isBack);
      window.removeEventListener('popstate', leaveOwnSearch);
    };
  }, []);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches the links inside, which stay what they are
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div className="contents" onClickCapture={refuseOffline} onClick={answer}>
      {isGoing && <ProgressLine />}
      <p role="status" className="sr-only">
        {isSlow && text.loading}
      </p>
      {children}
      <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-50 print:hidden">
        {isOffline && (
          <p className="mx-auto flex w-fit max-w-[calc(100%-2rem)] items-center gap-2 rounded-md bg-ink px-4 py-3 text-ground text-sm shadow-lifted">
            <OfflineIcon /> {text.youreOfflineSoThisPage}
          </p>
        )}
      </div>
    </div>
  );
}

/** A group of links that change results says how those are to be made known. */
function resultsNotice(link: Element) {
  const notice = link.closest<HTMLElement>('[data-results]')?.dataset.results;
  return notice === 'focus' || notice === 'say' ? notice : null;
}
