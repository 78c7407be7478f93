'use client';

import { useEffect, useRef } from 'react';
import { useSession } from '@/components/auth/session';
import { type SavableJob, setSaved, useSavedJob } from '@/components/saved/jobs/use-saved-job';
import { classes } from '@/components/ui/classes';
import { toast } from '@/components/ui/toast';
import { useIsHydrated } from '@/components/ui/use-browser-value';
import * as routes from '@/lib/routes';
import { hideButtons as text } from '@/messages/saved/seen';
import { useHideableList } from './hideable-list';
import { addBrowserSeenJob, unhideJob, useIsHidden } from './seen-jobs';

/** The button on a card that hides the job and removes it from the saved jobs. */
export function HideJobButton({ job }: { job: SavableJob }) {
  const isLive = useIsHydrated();
  const isHidden = useIsHidden(job.jobId);
  const { isSaved } = useSavedJob(job);
  const { restoredJobId, hide, show } = useHideableList();
  const ref = useRef<HTMLButtonElement>(null);
  const isRestored = restoredJobId === job.jobId;
  useEffect(() => {
    if (isRestored) ref.current?.focus();
  }, [isRestored]);
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isHidden}
      aria-label={text.hideLabel({ title: job.title, company: job.companyName })}
      onClick={() => (isHidden ? show(job) : hide(job, isSaved))}
      className={classes('hide-button', !isLive && 'invisible')}
    />
  );
}

/** Jobs that hiding removed from the saved jobs. Module state, because the buttons on all pages share it. */
const unsavedByHiding = new Set<string>();

/** The button on a job's page that hides it from all lists. Unhiding saves the job again if hiding unsaved it. */
export function HideJobToggle({ job }: { job: SavableJob }) {
  const hasAccount = useSession().status !== 'visitor';
  const isHidden = useIsHidden(job.jobId);
  const { isSaved } = useSavedJob(job);
  const toggle = async () => {
    if (isHidden) {
      const failure = await unhideJob(job.jobId, hasAccount);
      toast(failure ?? text.unhidden);
      if (failure === null && unsavedByHiding.delete(job.jobId)) void setSaved(job, true, hasAccount, true);
    } else if (addBrowserSeenJob('hidden', job.jobId, job.title)) {
      toast(isSaved ? text.hiddenAndUnsaved : text.hiddenFromLists, {
        href: routes.savedJobs(),
        label: text.hiddenJobsLink,
      });
      if (isSaved) {
        unsavedByHiding.add(job.jobId);
        void setSaved(job, false, hasAccount, true);
      }
    } else toast(text.storageUnavailable);
  };
  return (
    <button type="button" aria-pressed={isHidden} onClick={toggle} className="link group/hide min-h-11">
      {/* aria-pressed needs a constant name, so 'Hidden' is visual only. */}
      <span className="group-aria-pressed/hide:sr-only">{text.hideButton}</span>
      <span aria-hidden="true" className="hidden group-aria-pressed/hide:inline">
        {text.hiddenState}
      </span>
      <span className="sr-only">: {job.title}</span>
    </button>
  );
}
