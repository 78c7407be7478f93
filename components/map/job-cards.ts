'use client';

import { useEffect, useState } from 'react';
import { prefersStillness } from './motion';

/** The cards of the list beside the map are found by the ids that both show. */
const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-job-id="${CSS.escape(id)}"]`);

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
 * Unfolds the cards of these jobs, and brings the first into view where it stands beside the map, which stays whole meanwhile: at the end
 * of the list no card comes to the middle. Below the map the page stays, so that what was opened on it does.
 */
export function showCards(ids: readonly string[], frame: HTMLElement) {
  const cards = ids.map(cardOf).filter((card) => card !== null);
  for (const card of cards) {
    const fold = card.closest('details');
    if (fold) fold.open = true;
  }
  const [card] = cards;
  const [at, map, column] = [card, frame, frame.closest('.map-place')].map((each) =>
    each?.getBoundingClientRect(),
  );
  if (!at || !map || !column || at.right > map.left) return;
  const above = Number.parseFloat(getComputedStyle(frame.closest('.map-frame') ?? frame).top);
  const toMiddle = at.top + at.height / 2 - window.innerHeight / 2;
  const top = Math.min(Math.max(toMiddle, column.top - above), column.bottom - above - map.height);
  window.scrollBy({ top, behavior: prefersStillness() ? 'instant' : 'smooth' });
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
