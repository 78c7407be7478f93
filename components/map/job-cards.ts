'use client';

import { useCallback, useEffect, useState } from 'react';
import type { MapJob } from './map-job';
import { prefersStillness } from './motion';

/** Where the list of a map is. Its cards stand in the server's HTML, outside of the map's island, and are all that it knows of the jobs. */
const listOf = (frame: Element | null) => frame?.closest('.with-map') ?? null;

const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-job-id="${CSS.escape(id)}"]`);

/** The jobs of the list that the map in this frame belongs to, in its order, whichever page or filter it shows. */
export function useListedJobs(frame: HTMLElement | null): MapJob[] {
  const [jobs, setJobs] = useState<MapJob[]>([]);
  const read = useCallback((list: Element) => {
    const cards = [...list.querySelectorAll<HTMLElement>('[data-job-id][data-at]')];
    const ids = cards.map(({ dataset }) => dataset.jobId).join();
    setJobs((known) => (known.map(({ id }) => id).join() === ids ? known : cards.map(toMapJob)));
  }, []);
  useEffect(() => {
    const list = listOf(frame);
    if (!list) return;
    read(list);
    const observer = new MutationObserver(() => read(list));
    observer.observe(list, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [frame, read]);
  return jobs;
}

function toMapJob(card: HTMLElement): MapJob {
  const link = card.querySelector('a');
  const [lat = 0, lng = 0] = (card.dataset.at ?? '').split(',').map(Number);
  const facts = ['.job-card-place', '.job-card-facts > :first-child', '.job-card-distance > :first-child'];
  return {
    id: card.dataset.jobId ?? '',
    title: textOf(link),
    href: link?.getAttribute('href') ?? '',
    coordinates: { lat, lng },
    payMark: card.dataset.pay || null,
    facts: facts.map((each) => textOf(card.querySelector(each))).filter((each) => each !== ''),
  };
}

const textOf = (element: Element | null) => (element?.textContent ?? '').trim();

/** Highlights the list's cards of these jobs. */
export function useHighlightedCards(ids: readonly string[]) {
  useEffect(() => {
    const cards = ids
      .map(cardOf)
      .map(inSight)
      .filter((card) => card !== null);
    for (const card of cards) card.dataset.highlighted = 'true';
    return () => {
      for (const card of cards) delete card.dataset.highlighted;
    };
  }, [ids]);
}

/** The card itself, or the one that it is folded into. */
const inSight = (card: HTMLElement | null) =>
  card?.closest('details:not([open])')?.parentElement?.querySelector<HTMLElement>('[data-job-id]') ?? card;

/**
 * Unfolds the cards of these jobs, and brings the first into view where it stands beside the map. Below the map the page stays, so that
 * what was opened on it does.
 */
export function showCards(ids: readonly string[], frame: HTMLElement) {
  const cards = ids.map(cardOf).filter((card) => card !== null);
  for (const card of cards) {
    const fold = card.closest('details');
    if (fold) fold.open = true;
  }
  const [card] = cards;
  if (!card || card.getBoundingClientRect().right > frame.getBoundingClientRect().left) return;
  card.scrollIntoView({ block: 'center', behavior: prefersStillness() ? 'instant' : 'smooth' });
}

/** The id of the job whose card is pointed at or holds the focus. */
export function useHintedJob(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-job-id]') : null;
      setId(card?.dataset.jobId ?? null);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('focusin', follow);
    return () => {
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('focusin', follow);
    };
  }, []);
  return id;
}
