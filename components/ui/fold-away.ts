/**
 * Folds what lies over the page as soon as it is left: by a press outside, by the focus, which must not hide behind it, or by
 * Escape, which gives the focus back. Returns how to stop.
 */
export function foldAway(details: HTMLDetailsElement, isOverPage = () => true): () => void {
  const onLeave = ({ target }: Event) => {
    const isOutside = target instanceof Node && !details.contains(target);
    if (isOutside && details.open && isOverPage()) details.open = false;
  };
  const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    // A list of suggestions inside closes first.
    if (key !== 'Escape' || defaultPrevented || !details.open || !isOverPage()) return;
    details.open = false;
    const summary = details.firstElementChild;
    if (summary instanceof HTMLElement) summary.focus();
  };
  document.addEventListener('pointerdown', onLeave);
  document.addEventListener('focusin', onLeave);
  document.addEventListener('keydown', onKeyDown);
  return () => {
    document.removeEventListener('pointerdown', onLeave);
    document.removeEventListener('focusin', onLeave);
    document.removeEventListener('keydown', onKeyDown);
  };
}
