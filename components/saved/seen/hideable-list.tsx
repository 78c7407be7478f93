'use client';

import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import { type SavableJob, setSaved } from '@/components/saved/jobs/use-saved-job';
import { toast } from '@/components/ui/toast';
import { hideButtons as text } from '@/messages/saved/seen';
import { isHiddenInBrowser, onSeenChanged, seeInBrowser, showAgain, useIsHidden } from './seen-jobs';

type Hiding = {
  /** Hidden since this list is on the screen, with whether it was saved: each leaves a line with the way back in its place. */
  justHidden: ReadonlyMap<string, boolean>;
  /** The job that was just put back, whose button takes the focus. */
  putBack: string | null;
  hide: (job: SavableJob, isSaved: boolean) => void;
  show: (job: SavableJob) => void;
};

const HidingContext = createContext<Hiding | null>(null);

/** How the jobs of this list are hidden and shown again. */
export function useHiding(): Hiding {
  const hiding = use(HidingContext);
  if (!hiding) throw new Error('There is no HideableList around this.');
  return hiding;
}

/** A list of jobs that leaves out what this visitor hid, and says at its end how many those are. */
export function HideableList({
  name,
  label,
  jobIds,
  children,
}: {
  /** The id of its element. */
  name?: string;
  label?: string;
  jobIds: readonly string[];
  children: ReactNode;
}) {
  const hasAccount = useSession().is !== 'visitor';
  const [justHidden, setJustHidden] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [putBack, setPutBack] = useState<string | null>(null);
  const [showsHidden, setShowsHidden] = useState(false);
  const count = useSyncExternalStore(
    onSeenChanged,
    () => jobIds.filter((id) => isHiddenInBrowser(id) && !justHidden.has(id)).length,
    () => 0,
  );
  const hide = (job: SavableJob, isSaved: boolean) => {
    const { jobId, title } = job;
    if (!seeInBrowser('hidden', jobId, title)) return toast(text.noStorage);
    if (isSaved) void setSaved(job, false, hasAccount, true);
    setJustHidden((ids) => new Map([...ids, [jobId, isSaved]]));
    setPutBack(null);
  };
  const show = (job: SavableJob) => {
    const { jobId } = job;
    if (justHidden.get(jobId)) void setSaved(job, true, hasAccount, true);
    setJustHidden((ids) => new Map([...ids].filter(([id]) => id !== jobId)));
    setPutBack(jobId);
    void showAgain(jobId, hasAccount).then((failure) => failure !== null && toast(failure));
  };
  return (
    <HidingContext value={{ justHidden, putBack, hide, show }}>
      <ul id={name} aria-label={label} data-shows-hidden={showsHidden || undefined} className="job-list">
        {children}
        {count > 0 && (
          <li className="job-hidden">
            <span>{text.hiddenHere({ count })}</span>{' '}
            <button type="button" onClick={() => setShowsHidden(!showsHidden)}>
              {showsHidden ? text.hideAgain : text.show}
            </button>
          </li>
        )}
      </ul>
    </HidingContext>
  );
}

/** A job of the list; once it is hidden, what stands above and below it stays. */
export function HideableItem({
  job,
  above,
  below,
  children,
}: {
  job: SavableJob;
  above?: ReactNode;
  below?: ReactNode;
  children: ReactNode;
}) {
  const isHidden = useIsHidden(job.jobId);
  const { justHidden, show } = useHiding();
  const wasSaved = justHidden.get(job.jobId);
  const isJustHidden = isHidden && wasSaved !== undefined;
  return (
    <li data-hidden={isHidden ? (isJustHidden ? 'now' : 'before') : undefined}>
      {above}
      {children}
      {isJustHidden && <UndoLine title={job.title} wasSaved={wasSaved} onUndo={() => show(job)} />}
      {below}
    </li>
  );
}

/** Stands where the job was. It takes the focus, because what had it is gone. */
function UndoLine({ title, wasSaved, onUndo }: { title: string; wasSaved: boolean; onUndo: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p className="job-hidden">
      {wasSaved ? text.hiddenAndNotSaved : text.hidden} <bdi>{title}</bdi>{' '}
      <button ref={ref} type="button" aria-label={text.undoHiding({ title })} onClick={onUndo}>
        {text.undo}
      </button>
    </p>
  );
}
