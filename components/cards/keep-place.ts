import { linkOf } from './followed-link';

/** The list that was left for one of its jobs, and the link that led there. */
let left: { page: string; href: string } | null = null;
/** Whether Back leads to that list now. */
let isBack = false;

const lists = new Set<HTMLElement>();

/** Whoever comes back to a list from one of its jobs is where they were: the scroll is the browser's, the focus ours. */
export function keepPlace(list: HTMLElement): () => void {
  lists.add(list);
  comeBack();
  list.addEventListener('click', leave);
  return () => {
    lists.delete(list);
    list.removeEventListener('click', leave);
  };
}

function leave(event: MouseEvent) {
  const link = linkOf(event);
  // What opens in another tab leaves nothing.
  if (!link) return;
  left = { page: window.location.href, href: link.href };
  isBack = false;
  // Once, however often it is said.
  window.addEventListener('popstate', notice);
}

/** The router hears of it too, and may have the list there before us or after. */
function notice() {
  isBack = left?.page === window.location.href;
  comeBack();
}

function comeBack() {
  // Who was busy on coming back may have gone on, to a list that has the same job.
  if (!isBack || left?.page !== window.location.href || document.activeElement !== document.body) return;
  const links = [...lists].flatMap((list) => [...list.querySelectorAll('a')]);
  const link = links.find(({ href }) => href === left?.href);
  if (!link) return;
  const fold = link.closest('details');
  if (fold) fold.open = true;
  link.focus({ preventScroll: true });
  left = null;
  isBack = false;
}
