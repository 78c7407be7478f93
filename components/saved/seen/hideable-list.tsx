'use client';

import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import { type SavableJob, setSaved } from '@/components/saved/jobs/use-saved-job';
import { toast } from '@/components/ui/toast';
import { hideButtons as text } from '@/messages/saved/seen';
import {
  addBrowserSeenJob,
  isHiddenInBrowser,
  subscribeToSeenJobs,
  unhideJob,
  useIsHidden,
} from './seen-jobs';

type HideableListState = {
  /** Jobs hidden since this list was rendered, with whether each was saved. An Undo line replaces each. */
  justHidden: ReadonlyMap<string, boolean>;
  /** The job that was just restored; its button takes the focus. */
  restoredJobId: string | null;
  hide: (job: SavableJob, isSaved: boolean) => void;
  show: (job: SavableJob) => void;
};

const HideableListContext = createContext<HideableListState | null>(null);

export function useHideableList(): HideableListState {
  const list = use(HideableListContext);
  if (!list) throw new Error('useHideableList needs a HideableList around it.');
  return list;
}

/** A list of jobs that omits hidden jobs and shows their number at its end. */
export function HideableList({
  name,
  label,
  jobIds,
  children,
}: {
  name?: string;
  label?: string;
  jobIds: readonly string[];
  children: ReactNode;
}) {
  const hasAccount = useSession().status !== 'visitor';
  const [justHidden, setJustHidden] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [restoredJobId, setRestoredJobId] = useState<string | null>(null);
  const [showsHidden, setShowsHidden] = useState(false);
  const count = useSyncExternalStore(
    subscribeToSeenJobs,
    () => jobIds.filter((id) => isHiddenInBrowser(id) && !justHidden.has(id)).length,
    () => 0,
  );
  const hide = (job: SavableJob, isSaved: boolean) => {
    const { jobId, title } = job;
    if (!addBrowserSeenJob('hidden', jobId, title)) return toast(text.storageUnavailable);
    if (isSaved) void setSaved(job, false, hasAccount, true);
    setJustHidden((ids) => new Map([...ids, [jobId, isSaved]]));
    setRestoredJobId(null);
  };
  const show = (job: SavableJob) => {
    const { jobId } = job;
    if (justHidden.get(jobId)) void setSaved(job, true, hasAccount, true);
    setJustHidden((ids) => new Map([...ids].filter(([id]) => id !== jobId)));
    setRestoredJobId(jobId);
    void unhideJob(jobId, hasAccount).then((failure) => failure !== null && toast(failure));
  };
  return (
    <HideableListContext value={{ justHidden, restoredJobId, hide, show }}>
      <ul id={name} aria-label={label} data-shows-hidden={showsHidden || undefined} className="job-list">
        {children}
        {count > 0 && (
          <li className="job-hidden">
            <span>{text.hiddenCount({ count })}</span>{' '}
            <button type="button" onClick={() => setShowsHidden(!showsHidden)}>
              {showsHidden ? text.hideAgain : text.show}
            </button>
          </li>
        )}
      </ul>
    </HideableListContext>
  );
}

/** A job of the list. The content before and after it stays visible when the job is hidden. */
export function HideableItem({
  job,
  before,
  after,
  children,
}: {
  job: SavableJob;
  before?: ReactNode;
  after?: ReactNode;
  children: ReactNode;
}) {
  const isHidden = useIsHidden(job.jobId);
  const { justHidden, show } = useHideableList();
  const wasSaved = justHidden.get(job.jobId);
  const isJustHidden = isHidden && wasSaved !== undefined;
  return (
    <li data-hidden={isHidden ? (isJustHidden ? 'now' : 'before') : undefined}>
      {before}
      {children}
      {isJustHidden && <UndoLine title={job.title} wasSaved={wasSaved} onUndo={() => show(job)} />}
      {after}
    </li>
  );
}

/** Replaces the job. Gets the focus, because the focused button was removed. */
function UndoLine({ title, wasSaved, onUndo }: { title: string; wasSaved: boolean; onUndo: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p className="job-hidden">
      {wasSaved ? text.hiddenAndUnsavedItem : text.hiddenItem} <bdi>{title}</bdi>{' '}
      <button ref={ref} type="button" aria-label={text.undoLabel({ title })} onClick={onUndo}>
        {text.undo}
      </button>
    </p>
  );
}
