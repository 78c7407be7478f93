/**
 * Closes a `<details>` on a press outside, when the focus moves outside, or on Escape, which returns the focus to its
 * summary. Does nothing while it does not cover the page (`isOverPage`). Returns a function that removes the listeners.
 */
export function closeOnLeave(details: HTMLDetailsElement, isOverPage = () => true): () => void {
  const handleLeave = ({ target }: Event) => {
    const isOutside = target instanceof Node && !details.contains(target);
    if (isOutside && details.open && isOverPage()) details.open = false;
  };
  const handleKeyDown = ({ key, defaultPrevented }: KeyboardEvent) => {
    // A suggestion list inside closes first.
    if (key !== 'Escape' || defaultPrevented || !details.open || !isOverPage()) return;
    details.open = false;
    const summary = details.firstElementChild;
    if (summary instanceof HTMLElement) summary.focus();
  };
  document.addEventListener('pointerdown', handleLeave);
  document.addEventListener('focusin', handleLeave);
  document.addEventListener('keydown', handleKeyDown);
  return () => {
    document.removeEventListener('pointerdown', handleLeave);
    document.removeEventListener('focusin', handleLeave);
    document.removeEventListener('keydown', handleKeyDown);
  };
}
