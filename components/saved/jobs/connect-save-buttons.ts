import type { SessionState } from '@/components/auth/session';
import { appliedInBrowser, onAppliedChanged } from '@/components/jobs/applied-jobs';
import { connectUnits } from '@/components/places/connect-units';
import { connectHideButtons } from '@/components/saved/seen/connect-hide-buttons';
import { toast } from '@/components/ui/toast';
import { writeAlertsIn } from '@/lib/alerts/units-action';
import * as routes from '@/lib/routes';
import type { SavedCopy } from '@/lib/saved/jobs/saved-job';
import { connectSaveButtons as text } from '@/messages/saved/jobs';
import { accountStore, forgetAccountStore } from './account-store';
import { browserStore, onSavesChanged, savedInBrowser } from './browser-store';
import { mergeIntoAccount } from './merge-into-account';
import { removed, type SaveStore } from './save-store';

const saveButton = '[data-save-job]';
/** What somebody pressed and nothing has answered yet. */
const wanted = new Map<string, boolean>();

/**
 * Connects all save buttons that are on the page, and those to come, and brings what this browser kept into the account once
 * somebody is signed in. Returns how to stop.
 */
export function connectSaveButtons(session: SessionState['is']): () => void {
  const store = session === 'visitor' ? browserStore : accountStore;
  // Who comes next in this tab may be somebody else.
  if (session === 'visitor') forgetAccountStore();
  // Without a connection it stays where it is; the next page tries again.
  if (session === 'signed-in' && savedInBrowser().length > 0) mergeIntoAccount().catch(() => {});
  const hiding = connectHideButtons(session);
  const stopUnits = connectUnits(async (unit) => {
    if (session === 'signed-in') await writeAlertsIn(unit);
  });
  const paint = () => {
    hiding.paint();
    const unknown = new Set<string>();
    for (const button of document.querySelectorAll<HTMLElement>(saveButton)) {
      const { id, title, company, isOnCard } = jobOf(button);
      // Two companies may look for the same. What a translator has made of a name stays.
      if (isOnCard && !button.hasAttribute('aria-label'))
        button.setAttribute('aria-label', text.saveJobAt({ title, company }));
      const isSaved = wanted.get(id) ?? store.has(id);
      if (isSaved === undefined) unknown.add(id);
      button.setAttribute('aria-pressed', String(isSaved ?? false));
    }
    for (const button of document.querySelectorAll<HTMLElement>('[data-share]'))
      button.hidden = button.dataset.way === 'sheet' && !('share' in navigator);
    const applied = appliedInBrowser();
    const hasApplied = (id: string) => applied.includes(id) || store.hasApplied(id);
    for (const note of document.querySelectorAll<HTMLElement>('[data-applied-job]')) {
      const id = note.dataset.appliedJob ?? '';
      note.hidden = !hasApplied(id);
    }
    for (const card of document.querySelectorAll<HTMLElement>('[data-job-id]'))
      markApplied(card, hasApplied(card.dataset.jobId ?? ''));
    if (unknown.size > 0) store.load([...unknown], paint);
  };
  const press = ({ target }: Event) => {
    const button =
      target instanceof Element ? target.closest<HTMLElement>(`${saveButton}, [data-share]`) : null;
    if (button?.dataset.share) void share(button);
    else if (button) void toggle(button, store, paint);
  };
  const watcher = new MutationObserver(paint);
  watcher.observe(document.body, { childList: true, subtree: true });
  const stopListening = onSavesChanged(paint);
  const stopHearing = onAppliedChanged(paint);
  document.addEventListener('click', press);
  paint();
  document.documentElement.dataset.saves = session;
  return () => {
    watcher.disconnect();
    stopListening();
    stopHearing();
    document.removeEventListener('click', press);
    hiding.stop();
    stopUnits();
    removed.clear();
  };
}

/** Its code comes when it is asked for. */
async function share({ dataset: { share: url = '', title = '', way = '' } }: HTMLElement): Promise<void> {
  const { shareJob } = await import('./share-job');
  await shareJob({ url, title, way });
}

/** What a button is for; one on a card leaves the id to the card. Never what is read there: that may be a translation. */
function jobOf(button: HTMLElement) {
  const { saveJob, title = '', company = '' } = button.dataset;
  const card = saveJob ? null : button.closest<HTMLElement>('[data-job-id]');
  return { id: card?.dataset.jobId ?? saveJob ?? '', title, company, isOnCard: card !== null };
}

/** Says on a card that one has applied. Nothing is touched that says so already: every change is looked at again. */
function markApplied(card: HTMLElement, hasApplied: boolean): void {
  const mark = card.querySelector('.job-card-applied');
  if (!hasApplied) mark?.remove();
  if (!hasApplied || mark) return;
  const added = document.createElement('span');
  added.className = 'job-card-applied';
  added.textContent = text.applied;
  card.querySelector('.job-card-facts')?.append(added);
}

/** Shown at once; put back, with a sentence, when it did not work. The last press counts. */
async function toggle(button: HTMLElement, store: SaveStore, paint: () => void): Promise<void> {
  const { id: jobId, title, company } = jobOf(button);
  const isUnderWay = wanted.has(jobId);
  wanted.set(jobId, button.getAttribute('aria-pressed') !== 'true');
  paint();
  if (isUnderWay) return;
  const copy: SavedCopy = {
    jobId,
    savedAt: new Date().toISOString(),
    title,
    companyName: company,
    note: '',
    notedAt: null,
  };
  let isSaved: boolean | undefined;
  let failure: string | null = null;
  while (failure === null && isSaved !== wanted.get(jobId)) {
    isSaved = wanted.get(jobId) ?? false;
    failure = await store.put(copy, isSaved);
  }
  wanted.delete(jobId);
  paint();
  if (failure !== null) toast(failure);
  else if (isSaved) toast(store.savedMessage, { href: routes.savedJobs(), label: text.savedJobs });
  else toast(text.removedFromYourSavedJobs);
}
