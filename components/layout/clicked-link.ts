type ClickEvent = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'target'>;

/** Returns the link of a plain click; null if it leaves the site, opens a new tab, downloads or stays on this page. */
export function getClickedLink(event: ClickEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!isPlain || !link || link.origin !== window.location.origin) return null;
  if (link.target !== '' || link.hasAttribute('download')) return null;
  const isCurrentPage = link.pathname === window.location.pathname && link.search === window.location.search;
  return isCurrentPage && link.hash !== '' ? null : link;
}
