import type { SessionState } from '@/components/auth/session';
import { errorSentence } from '@/components/forms/error-sentence';
import {
  forgetInBrowser,
  isHiddenInBrowser,
  learnHidden,
  markSent,
  onSeenChanged,
  seeInBrowser,
  seenInBrowser,
} from '@/components/jobs/seen-jobs';
import { toast } from '@/components/ui/toast';
import { fail } from '@/lib/result';
import * as routes from '@/lib/routes';
import { forgetSeenJobs, keepSeenJobs } from '@/lib/saved/seen/actions';
import { hideButtons as text } from '@/messages/saved/seen';

/** Hidden by this page: such a card leaves a line with the way back in its place. */
const justHidden = new Set<string>();

/**
 * Lets one hide jobs by 'Not for me' on cards, which it adds, and on a job's page, and keeps them out of lists: in this browser, and in the
 * account of somebody who is signed in. `paint` brings a page that has changed up to date.
 */
export function connectHideButtons(session: SessionState['is']): { paint: () => void; stop: () => void } {
  const change = () => {
    paint();
    if (session === 'signed-in') void send();
  };
  // While it is asked who this is, there was a session just now.
  const hasAccount = session !== 'visitor';
  const press = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-hide-job]') : null;
    if (button) toggle(button, hasAccount);
    else if (target instanceof Element) showHidden(target);
  };
  const stopListening = onSeenChanged(change);
  document.addEventListener('click', press);
  change();
  return {
    paint,
    stop: () => {
      stopListening();
      document.removeEventListener('click', press);
    },
  };
}

function toggle(button: HTMLElement, hasAccount: boolean): void {
  const card =
    button.closest<HTMLElement>('[data-job-id]') ??
    button.closest('li')?.querySelector<HTMLElement>('[data-job-id]');
  const jobId = button.dataset.hideJob || card?.dataset.jobId || '';
  const { title = '' } = (card?.querySelector<HTMLElement>('[data-save-job]') ?? button).dataset;
  const isHidden = isHiddenInBrowser(jobId);
  if (isHidden) {
    justHidden.delete(jobId);
    forgetInBrowser('hidden', jobId);
    if (hasAccount) void forget(jobId);
  } else {
    if (card) justHidden.add(jobId);
    seeInBrowser('hidden', jobId, title);
  }
  // Whoever presses by keyboard is where they were.
  if (card)
    card
      .closest('li')
      ?.querySelector<HTMLElement>(isHidden ? '.hide-button' : 'p.job-hidden button')
      ?.focus();
  else if (isHidden) toast(text.shownAgain);
  else toast(text.hiddenFromLists, { href: routes.savedJobs(), label: text.hiddenJobs });
}

/**
 * Puts it back where the account did not hear of it, as something that the account says: an answer that is lost may have been a yes, and the
 * next page asks.
 */
async function forget(jobId: string): Promise<void> {
  const { failed } = text;
  const answer = await forgetSeenJobs({ kind: 'hidden', jobId }).catch((thrown: unknown) =>
    fail(errorSentence(thrown, { failed })),
  );
  learnHidden([jobId], answer.ok ? [] : [jobId], performance.now());
  if (!answer.ok) toast(answer.message);
}

let isSending = false;

/** Brings to the account what it does not have. Without a connection that waits for the next page. */
async function send(): Promise<void> {
  const jobs = seenInBrowser().filter(({ isSent }) => !isSent);
  if (isSending || jobs.length === 0) return;
  isSending = true;
  try {
    const answer = await keepSeenJobs(jobs.map(({ isSent: _isSent, ...job }) => job));
    if (answer.ok) markSent(jobs);
  } catch {
  } finally {
    isSending = false;
  }
}

/** Nothing is touched that is right already: every change of the page is looked at again. */
function paint(): void {
  for (const card of document.querySelectorAll<HTMLElement>('.job-card[data-job-id]')) paintCard(card);
  for (const button of document.querySelectorAll<HTMLElement>('[data-hide-job]:not([data-hide-job=""])'))
    setAttribute(button, 'aria-pressed', String(isHiddenInBrowser(button.dataset.hideJob ?? '')));
  for (const list of document.querySelectorAll<HTMLElement>('.job-list')) paintCount(list);
}

function paintCard(card: HTMLElement): void {
  const item = card.closest('li');
  const jobId = card.dataset.jobId ?? '';
  const bookmark = card.querySelector<HTMLElement>('[data-save-job]');
  if (!item || !bookmark) return;
  const { title = '', company = '' } = bookmark.dataset;
  const isHidden = isHiddenInBrowser(jobId);
  if (!card.querySelector('.hide-button')) {
    const button = buttonOf('hide-button', '', text.notForMe({ title, company }));
    button.dataset.hideJob = '';
    bookmark.after(button);
  }
  setAttribute(card.querySelector('.hide-button'), 'aria-pressed', String(isHidden));
  const state = !isHidden ? null : justHidden.has(jobId) ? 'now' : 'before';
  if (state === null) item.removeAttribute('data-hidden');
  else setAttribute(item, 'data-hidden', state);
  const line = item.querySelector(':scope > p.job-hidden');
  if (state !== 'now') line?.remove();
  else if (!line) card.after(undoLine(title));
}

function undoLine(title: string): HTMLElement {
  const line = document.createElement('p');
  line.className = 'job-hidden';
  const name = document.createElement('bdi');
  name.textContent = title;
  const undo = buttonOf('', text.undo, text.undoHiding({ title }));
  undo.dataset.hideJob = '';
  line.append(`${text.hidden} `, name, ' ', undo);
  return line;
}

/** '3 hidden jobs here', and the way to see them, at the end of a list that leaves some out. */
function paintCount(list: HTMLElement): void {
  const count = [...list.children].filter((item) => item.getAttribute('data-hidden') === 'before').length;
  const line = list.querySelector<HTMLElement>(':scope > li.job-hidden');
  const way = list.hasAttribute('data-shows-hidden') ? text.hideAgain : text.show;
  const said = text.hiddenHere({ count });
  if (count === 0) line?.remove();
  else if (line?.textContent !== `${said} ${way}`) {
    const added = line ?? document.createElement('li');
    const show = added.querySelector('button') ?? buttonOf('', '', null);
    show.textContent = way;
    added.className = 'job-hidden';
    added.replaceChildren(`${said} `, show);
    list.append(added);
  }
}

function showHidden(target: Element): void {
  const list = target.closest('li.job-hidden > button')?.closest('.job-list');
  if (!list) return;
  list.toggleAttribute('data-shows-hidden');
  paint();
  list.querySelector<HTMLElement>(':scope > li.job-hidden > button')?.focus();
}

function buttonOf(className: string, content: string, label: string | null): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = className;
  button.textContent = content;
  if (label) button.setAttribute('aria-label', label);
  return button;
}

function setAttribute(element: Element | null, name: string, value: string): void {
  if (element?.getAttribute(name) !== value) element?.setAttribute(name, value);
}
