'use client';

import { useEffect, useState } from 'react';

// The cards stand in the server's HTML, outside of the map's island: the two know each other by the job's id alone.
const cardOf = (id: string) => document.querySelector<HTMLElement>(`[data-job-id="${CSS.escape(id)}"]`);

/** Highlights the list's cards of these jobs, and brings the first into view where the list scrolls by itself. */
export function useHighlightedCards(ids: readonly string[]) {
  useEffect(() => {
    const cards = ids.map(cardOf).filter((card) => card !== null);
    for (const card of cards) card.dataset.highlighted = 'true';
    const [first] = cards;
    if (first) scrollWithinList(first);
    return () => {
      for (const card of cards) delete card.dataset.highlighted;
    };
  }, [ids]);
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

/** The page itself stays: the popup that was just opened must not leave the screen. */
function scrollWithinList(card: HTMLElement) {
  for (let box = card.parentElement; box && box !== document.body; box = box.parentElement) {
    if (box.scrollHeight <= box.clientHeight || !/auto|scroll/.test(getComputedStyle(box).overflowY))
      continue;
    const top = card.getBoundingClientRect().top - box.getBoundingClientRect().top;
    box.scrollBy({ top: top - (box.clientHeight - card.clientHeight) / 2 });
    return;
  }
}
