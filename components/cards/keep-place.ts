/** The list that was left for one of its jobs, and the link that led there. */
let left: { page: string; href: string } | null = null;
/** Whether Back leads to that list now. */
let isBack = false;

/** Whoever comes back to a list from one of its jobs is where they were: the scroll is the browser's, the focus ours. */
export function keepPlace(list: HTMLElement): () => void {
  const link = isBack && [...list.querySelectorAll('a')].find(({ href }) => href === left?.href);
  if (link && document.activeElement === document.body) {
    const fold = link.closest('details');
    if (fold) fold.open = true;
    link.focus({ preventScroll: true });
    isBack = false;
  }
  list.addEventListener('click', leave);
  return () => list.removeEventListener('click', leave);
}

function leave({ target }: Event) {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link) return;
  left = { page: window.location.href, href: link.href };
  isBack = false;
  // Once, however often it is said; and before the router, which has the list there when it has heard of it.
  window.addEventListener('popstate', notice, { capture: true });
}

function notice() {
  isBack = left?.page === window.location.href;
}
