'use client';

import { useEffect, useRef } from 'react';
import { useSession } from '@/components/auth/session';
import { type SavableJob, setSaved, useSavedJob } from '@/components/saved/jobs/use-saved-job';
import { classes } from '@/components/ui/classes';
import { toast } from '@/components/ui/toast';
import { useIsLive } from '@/components/ui/use-browser-value';
import * as routes from '@/lib/routes';
import { hideButtons as text } from '@/messages/saved/seen';
import { useHiding } from './hideable-list';
import { seeInBrowser, showAgain, useIsHidden } from './seen-jobs';

/** Hides a job from the list that it is in, and takes it off the saved ones. */
export function HideJobButton({ job }: { job: SavableJob }) {
  const isLive = useIsLive();
  const isHidden = useIsHidden(job.jobId);
  const { isSaved } = useSavedJob(job);
  const { putBack, hide, show } = useHiding();
  const ref = useRef<HTMLButtonElement>(null);
  const isPutBack = putBack === job.jobId;
  useEffect(() => {
    if (isPutBack) ref.current?.focus();
  }, [isPutBack]);
  return (
    <button
      ref={ref}
      type="button"
      aria-pressed={isHidden}
      aria-label={text.notForMe({ title: job.title, company: job.companyName })}
      onClick={() => (isHidden ? show(job) : hide(job, isSaved))}
      className={classes('hide-button', !isLive && 'invisible')}
    />
  );
}

/** The jobs that were saved until they were hidden: for all buttons of a job, and after leaving its page. */
const unsavedByHiding = new Set<string>();

/** Hides a job from all lists, on its own page; pressed again, it is saved again if it was. */
export function NotForMeButton({ job }: { job: SavableJob }) {
  const hasAccount = useSession().is !== 'visitor';
  const isHidden = useIsHidden(job.jobId);
  const { isSaved } = useSavedJob(job);
  const toggle = async () => {
    if (isHidden) {
      const failure = await showAgain(job.jobId, hasAccount);
      toast(failure ?? text.shownAgain);
      if (failure === null && unsavedByHiding.delete(job.jobId)) void setSaved(job, true, hasAccount, true);
    } else if (seeInBrowser('hidden', job.jobId, job.title)) {
      toast(isSaved ? text.hiddenAndUnsaved : text.hiddenFromLists, {
        href: routes.savedJobs(),
        label: text.hiddenJobs,
      });
      if (isSaved) {
        unsavedByHiding.add(job.jobId);
        void setSaved(job, false, hasAccount, true);
      }
    } else toast(text.noStorage);
  };
  return (
    <button type="button" aria-pressed={isHidden} onClick={toggle} className="link group/hide min-h-11">
      {/* A name that stays the same is what goes with aria-pressed; the eye reads 'Hidden'. */}
      <span className="group-aria-pressed/hide:sr-only">{text.notForMeShort}</span>
      <span aria-hidden="true" className="hidden group-aria-pressed/hide:inline">
        {text.isHidden}
      </span>
      <span className="sr-only">: {job.title}</span>
    </button>
  );
}
