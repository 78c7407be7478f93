/** A click, as React or the browser tells of it. */
type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/** The link of ours that a plain click is on; null for what opens elsewhere, downloads, or stays on this page. */
export function linkOf(event: Press): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || !link || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const isHere = link.pathname === window.location.pathname && link.search === window.location.search;
  return isHere && link.hash !== '' ? null : link;
}
