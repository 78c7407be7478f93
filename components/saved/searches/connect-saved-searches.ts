import type { SavedSearch } from '@/lib/alerts/saved-search';
import * as apiRoutes from '@/lib/api-routes';
import * as routes from '@/lib/routes';
import { savedSearches as text } from '@/messages/saved/searches';

/**
 * For somebody who is signed in: adds 'Save this search' beside 'Email me', and above the list of near me and the search page, or in its
 * place where no place is known yet, a row of the searches that they saved (D108). `paint` brings a page that has changed up to date, and touches nothing that is right already.
 */
export function connectSavedSearches(): { paint: () => void; stop: () => void } {
  /** Null while nobody asked. */
  let found: readonly SavedSearch[] | null = null;
  let isStopped = false;
  const ask = async () => {
    found = [];
    const answer = await fetch(apiRoutes.savedSearches(), { cache: 'no-store' }).catch(() => null);
    if (!answer?.ok) return;
    const { searches }: { searches: SavedSearch[] } = await answer.json();
    if (found === null || isStopped) return;
    found = searches;
    paint();
  };
  const paint = () => {
    const list = document.querySelector('.results-grid > .results');
    const head = document.querySelector('.search-head');
    // They are changed on other pages alone.
    if (!list && !head) found = null;
    paintSaveLink();
    if (![routes.jobsNearMe(), routes.search()].includes(window.location.pathname)) return;
    if (found === null && (list || head)) void ask();
    else if (found) paintRow(found, (row) => (list ? list.prepend(row) : head?.after(row)));
  };
  return {
    paint,
    stop: () => {
      isStopped = true;
    },
  };
}

/** Leads to where the search of the link beside it gets its name. */
function paintSaveLink(): void {
  const emailMe = document.querySelector<HTMLAnchorElement>('a.email-me:not([data-save-search])');
  const added = document.querySelector<HTMLAnchorElement>('[data-save-search]');
  if (!emailMe) {
    added?.remove();
    return;
  }
  const address = new URL(emailMe.href);
  address.searchParams.set('save', 'true');
  const href = address.pathname + address.search;
  if (added?.previousElementSibling === emailMe) {
    if (added.getAttribute('href') !== href) added.setAttribute('href', href);
    return;
  }
  added?.remove();
  const link = linkTo(href, text.save, 'email-me');
  link.dataset.saveSearch = '';
  link.rel = 'nofollow';
  const rest = document.createElement('span');
  rest.className = 'sr-only';
  rest.textContent = ` ${text.thisSearch}`;
  link.append(rest);
  emailMe.parentElement?.setAttribute('data-links', 'soft');
  emailMe.after(link);
}

function paintRow(searches: readonly SavedSearch[], add: (row: HTMLElement) => void): void {
  const shown = document.querySelector<HTMLElement>('[data-saved-searches]');
  const page = window.location.pathname === routes.jobsNearMe() ? 'nearMe' : 'search';
  const key = JSON.stringify([page, searches]);
  if (searches.length === 0) shown?.remove();
  else if (shown?.dataset.savedSearches !== key) {
    const row = rowOf(searches.map((each) => chipOf(each[page], each)));
    row.dataset.savedSearches = key;
    shown?.remove();
    add(row);
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-saved-searches] a')) {
    const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
    if (isHere !== link.hasAttribute('aria-current')) toggleCurrent(link, isHere);
  }
}

const toggleCurrent = (link: Element, isHere: boolean) =>
  isHere ? link.setAttribute('aria-current', 'page') : link.removeAttribute('aria-current');

function rowOf(links: readonly HTMLAnchorElement[]): HTMLElement {
  const row = document.createElement('nav');
  row.setAttribute('aria-label', text.savedSearches);
  row.dataset.links = 'soft';
  row.className = 'print:hidden';
  const entries = document.createElement('ul');
  // As the chips of a search: on a phone one row to push.
  entries.className =
    '-m-1 flex items-center gap-2 p-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] sm:flex-wrap';
  for (const link of [
    ...links,
    linkTo(routes.jobAlerts(), text.allSavedSearches, 'link inline-flex min-h-11 items-center text-sm'),
  ]) {
    const entry = document.createElement('li');
    entry.className = 'max-w-full max-sm:max-w-[75%] max-sm:shrink-0';
    entry.append(link);
    entries.append(entry);
  }
  row.append(entries);
  return row;
}

const chip =
  'block max-w-72 truncate rounded-full border border-line bg-surface px-3.5 py-2 font-semibold text-sm hover:border-brand aria-[current]:border-brand aria-[current]:bg-brand-soft';

function chipOf(href: string, { label, isNamed }: SavedSearch): HTMLAnchorElement {
  const link = linkTo(href, label, chip);
  // Kilometers in somebody's own words stay (D106).
  if (isNamed) link.dataset.verbatim = '';
  return link;
}

function linkTo(href: string, label: string, className: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = href;
  link.className = className;
  link.dir = 'auto';
  link.textContent = label;
  return link;
}
