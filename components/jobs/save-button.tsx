import Link from 'next/link';
import { buttonClasses } from '@/components/ui/button-look';
import { classes } from '@/components/ui/classes';
import { BookmarkIcon } from '@/components/ui/icons';
import * as routes from '@/lib/routes';
import { saveButton as text } from '@/messages/jobs/list';

type Props = { job: { id: string; title: string; company: { name: string } }; className?: string };

/**
 * Saves a job, or takes it off the list; and the way to the list once it is saved. Only HTML, the same for everybody: one
 * island in the frame of the site (saved/jobs/connect-save-buttons) gives this and the bookmarks of cards their state and
 * their action by `data-save-job`. Unseen until the island is there, and so without JavaScript,
 * where a form saves (saved/jobs/plain-save-form).
 */
export function SaveButton({ job, className }: Props) {
  return (
    <div
      className={classes(
        'flex shrink-0 items-center gap-x-4 max-sm:flex-col print:hidden',
        unseen,
        className,
      )}
    >
      <button
        {...saveButtonProps(job)}
        className={classes(
          buttonClasses({ variant: 'secondary' }),
          'group/save peer/save aria-pressed:border-brand aria-pressed:text-brand',
        )}
      >
        <BookmarkIcon className="group-aria-pressed/save:fill-current" />
        {/* A name that stays the same is what goes with aria-pressed; the eye reads 'Saved'. */}
        <span>
          <span className="group-aria-pressed/save:sr-only">{text.save}</span>
          <span aria-hidden="true" className="hidden group-aria-pressed/save:inline">
            {text.saved}
          </span>
          <span className="sr-only"> {job.title}</span>
        </span>
      </button>
      <Link
        href={routes.savedJobs()}
        prefetch={false}
        className="link hidden min-h-11 items-center peer-aria-pressed/save:inline-flex"
      >
        {text.savedJobs}
      </Link>
      <button
        type="button"
        aria-pressed={false}
        data-hide-job={job.id}
        data-title={job.title}
        suppressHydrationWarning
        className="link group/hide min-h-11"
      >
        <span className="group-aria-pressed/hide:sr-only">{text.notForMe}</span>
        <span aria-hidden="true" className="hidden group-aria-pressed/hide:inline">
          {text.hidden}
        </span>
        <span className="sr-only">: {job.title}</span>
      </button>
    </div>
  );
}

/** The bookmark alone, as cards have it, where there is no room for words. */
export function SaveIconButton({ job, className }: Props) {
  return (
    <button
      {...saveButtonProps(job)}
      aria-label={text.saveJob({ title: job.title })}
      className={classes('save-button', className)}
    />
  );
}

const unseen = 'invisible in-data-saves:visible noscript:hidden';

const saveButtonProps = (job: Props['job']) =>
  ({
    type: 'button',
    'aria-pressed': false,
    'data-save-job': job.id,
    'data-title': job.title,
    'data-company': job.company.name,
    // The island may be there before the rest of the page is.
    suppressHydrationWarning: true,
  }) as const;
