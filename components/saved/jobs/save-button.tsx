'use client';

import { HideJobToggle } from '@/components/saved/seen/hide-job-button';
import { buttonClasses } from '@/components/ui/button-variants';
import { classes } from '@/components/ui/classes';
import { BookmarkIcon } from '@/components/ui/icons';
import { useIsHydrated } from '@/components/ui/use-browser-value';
import { saveButton as text } from '@/messages/saved/jobs';
import { type SavableJob, useSavedJob } from './use-saved-job';

/** The bookmark icon of a card; hidden until hydrated. */
export function SaveIconButton({ job }: { job: SavableJob }) {
  const isLive = useIsHydrated();
  const { isSaved, toggle } = useSavedJob(job);
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={text.saveLabel({ title: job.title, company: job.companyName })}
      onClick={toggle}
      className={classes('save-button', !isLive && 'invisible')}
    />
  );
}

/** Saves a job on its page or removes it, with 'Not for me'. */
export function SaveButton({ job }: { job: SavableJob }) {
  const isLive = useIsHydrated();
  const { isSaved, toggle } = useSavedJob(job);
  return (
    <div
      className={classes('flex items-center gap-x-4 print:hidden noscript:hidden', !isLive && 'invisible')}
    >
      <button
        type="button"
        aria-pressed={isSaved}
        onClick={toggle}
        className={classes(
          buttonClasses({ variant: 'secondary' }),
          'group/save aria-pressed:border-brand aria-pressed:text-brand max-sm:grow lg:grow',
        )}
      >
        <BookmarkIcon className="group-aria-pressed/save:fill-current" />
        {/* aria-pressed needs a constant name, so 'Saved' is visual only. */}
        <span>
          <span className="group-aria-pressed/save:sr-only">{text.save}</span>
          <span aria-hidden="true" className="hidden group-aria-pressed/save:inline">
            {text.saved}
          </span>
          <span className="sr-only"> {job.title}</span>
        </span>
      </button>
      <HideJobToggle job={job} />
    </div>
  );
}
