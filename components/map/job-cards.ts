'use client';

import { useEffect, useState } from 'react';
import { prefersReducedMotion } from './reduced-motion';

const getCard = (id: string) => document.querySelector<HTMLElement>(`[data-job-id="${CSS.escape(id)}"]`);

export function useHighlightedCards(ids: readonly string[]) {
  useEffect(() => {
    const cards = ids
      .map(getCard)
      .map(getVisibleCard)
      .filter((card) => card !== null);
    for (const card of cards) card.dataset.highlighted = 'true';
    return () => {
      for (const card of cards) delete card.dataset.highlighted;
    };
  }, [ids]);
}

/** The card itself, or the visible card of its group if it is folded into a closed one. */
const getVisibleCard = (card: HTMLElement | null) =>
  card?.closest('details:not([open])')?.parentElement?.querySelector<HTMLElement>('[data-job-id]') ?? card;

/**
 * Opens the groups of these jobs and scrolls the first card into view, if the list is beside the map. The scroll is
 * limited so that the map stays completely visible. A list below the map doesn't scroll, so that the opened popup stays
 * visible.
 */
export function revealCards(ids: readonly string[], frame: HTMLElement) {
  const cards = ids.map(getCard).filter((card) => card !== null);
  for (const card of cards) {
    const group = card.closest('details');
    if (group) group.open = true;
  }
  const [card] = cards;
  const [cardBox, mapBox, columnBox] = [card, frame, frame.closest('.map-column')].map((element) =>
    element?.getBoundingClientRect(),
  );
  if (!cardBox || !mapBox || !columnBox || cardBox.right > mapBox.left) return;
  const stickyTop = Number.parseFloat(getComputedStyle(frame.closest('.map-frame') ?? frame).top);
  const toMiddle = cardBox.top + cardBox.height / 2 - window.innerHeight / 2;
  const top = Math.min(
    Math.max(toMiddle, columnBox.top - stickyTop),
    columnBox.bottom - stickyTop - mapBox.height,
  );
  window.scrollBy({ top, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
}

/** The id of the job whose card is hovered or contains the focus. */
export function useHoveredJobId(): string | null {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => {
    const handleHover = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-job-id]') : null;
      setId(card?.dataset.jobId ?? null);
    };
    document.addEventListener('pointerover', handleHover);
    document.addEventListener('focusin', handleHover);
    return () => {
      document.removeEventListener('pointerover', handleHover);
      document.removeEventListener('focusin', handleHover);
    };
  }, []);
  return id;
}
