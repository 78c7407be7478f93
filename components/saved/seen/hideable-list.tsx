'use client';

import { createContext, type ReactNode, use, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useSession } from '@/components/auth/session';
import type { SavableJob } from '@/components/saved/jobs/use-saved-job';
import { toast } from '@/components/ui/toast';
import { hideButtons as text } from '@/messages/saved/seen';
import { isHiddenInBrowser, onSeenChanged, seeInBrowser, showAgain, useIsHidden } from './seen-jobs';

type Hiding = {
  /** Hidden since this list is on the screen: each leaves a line with the way back in its place. */
  justHidden: ReadonlySet<string>;
  /** The job that was just put back, whose button takes the focus. */
  putBack: string | null;
  hide: (job: SavableJob) => void;
  show: (jobId: string) => void;
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
  const [justHidden, setJustHidden] = useState<ReadonlySet<string>>(new Set());
  const [putBack, setPutBack] = useState<string | null>(null);
  const [showsHidden, setShowsHidden] = useState(false);
  const count = useSyncExternalStore(
    onSeenChanged,
    () => jobIds.filter((id) => isHiddenInBrowser(id) && !justHidden.has(id)).length,
    () => 0,
  );
  const hide = ({ jobId, title }: SavableJob) => {
    if (!seeInBrowser('hidden', jobId, title)) return toast(text.noStorage);
    setJustHidden((ids) => new Set([...ids, jobId]));
    setPutBack(null);
  };
  const show = (jobId: string) => {
    setJustHidden((ids) => new Set([...ids].filter((id) => id !== jobId)));
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
  const isJustHidden = isHidden && justHidden.has(job.jobId);
  return (
    <li data-hidden={isHidden ? (isJustHidden ? 'now' : 'before') : undefined}>
      {above}
      {children}
      {isJustHidden && <UndoLine title={job.title} onUndo={() => show(job.jobId)} />}
      {below}
    </li>
  );
}

/** Stands where the job was. It takes the focus, because what had it is gone. */
function UndoLine({ title, onUndo }: { title: string; onUndo: () => void }) {
  const ref = useRef<HTMLButtonElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <p className="job-hidden">
      {text.hidden} <bdi>{title}</bdi>{' '}
      <button ref={ref} type="button" aria-label={text.undoHiding({ title })} onClick={onUndo}>
        {text.undo}
      </button>
    </p>
  );
}
