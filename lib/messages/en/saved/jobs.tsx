import { type Nodes, plural, type Values, type Wraps } from '@/messages/format';

/** The sentences of saved jobs. */
export const savedJobMessages = {
  loadFailed: 'Failed to load saved jobs. Please try again.',
  saveFailed: 'We couldn’t save the job. Please try again.',
  removeFailed: 'We couldn’t remove the job. Please try again.',
  noteFailed: 'We couldn’t save the note. Please try again.',
  full: 'Your list is full: it holds 1,000 jobs. Remove one to save another.',
  noStorage: 'This browser doesn’t let us store anything. Sign in to save jobs.',
  removedMeanwhile: 'This job is no longer on your list.',
};

export const accountSavedJobs = {
  waitingForRoom: ({ count }: { count: number }) =>
    `${plural(count, { one: '# more job is waiting', other: '# more jobs are waiting' })} in this browser for room on your list. Remove some, then reload this page.`,
};

export const browserSavedJobs = {
  withoutAnAccountYourBrowser:
    'Without an account, your browser keeps your saved jobs. It needs JavaScript for that.',
  loadingYourSavedJobs: 'Loading your saved jobs',
  savedInThisBrowserOnly: ({ signInLink, registerLink }: Wraps<'signInLink' | 'registerLink'>) => (
    <>
      Saved in this browser only. {signInLink('Sign in')} or {registerLink('register')} to see them on every
      device.
    </>
  ),
  weCouldntCheckOnThese: 'We couldn’t check on these jobs',
  yourListIsCompleteOnly: 'Your list is complete. Only the latest about each job is missing.',
  tryAgain: 'Try again',
};

export const appliedNote = {
  youApplied: 'You applied for this job',
  youAppliedOn: ({ day }: Nodes<'day'>) => <>You applied on {day}</>,
  seeStatus: 'See status',
};

export const appliedBadge = {
  applied: 'Applied',
};

export const saveButton = {
  saveJobAt: ({ title, company }: Values<'title' | 'company'>) => `Save ${title} at ${company}`,
  save: 'Save',
  saved: 'Saved',
};

export const useSavedJob = {
  saved: 'Saved.',
  savedInBrowser: 'Saved in this browser.',
  removed: 'Removed from your saved jobs.',
  savedJobs: 'Saved Jobs',
};

export const jobNote = {
  noteCleared: 'Note cleared',
  noteSaved: 'Note saved',
  addANote: 'Add a note',
  editNote: 'Edit note',
  on: ({ title }: Values<'title'>) => `on ${title}`,
  yourNote: 'Your note',
  onlyYouCanReadIt: ({ maxNoteLength }: Values<'maxNoteLength'>) =>
    `Only you can read it. Up to ${maxNoteLength} characters; an empty note is deleted.`,
  saving: 'Saving…',
  saveNoteOn: ({ title }: Values<'title'>) => `Save note on ${title}`,
  saveNote: 'Save note',
};

export const plainSaveForm = {
  save: 'Save',
  saved: ({ link }: Wraps<'link'>) => <>Saved. It’s in your {link('Saved Jobs')}.</>,
  signedIn: 'You’re signed in. Press Save once more to save this job.',
};

export const mergeIntoAccount = {
  areInYourAccountNow: ({ count }: { count: number }) =>
    plural(count, {
      one: 'The job saved in this browser is in your account now.',
      other: 'The # jobs saved in this browser are in your account now.',
    }),
};

export const noSavedJobs = {
  noSavedJobs: 'No Saved Jobs',
  browseJobs: 'Browse Jobs',
  saveAJobWithIts: 'Save a job with its bookmark, and it’ll be waiting for you here.',
};

export const noSuchPage = {
  theresNoPageOfYour: ({ page, link }: Values<'page'> & Wraps<'link'>) => (
    <>
      There’s no page {page} of your saved jobs. {link('Go to the first page')}
    </>
  ),
};

export const savedJobActions = {
  pleaseUseAtMostCharacters: ({ maxNoteLength }: Values<'maxNoteLength'>) =>
    `Please use at most ${maxNoteLength} characters`,
};

export const savedJobCard = {
  removing: 'Removing…',
  removeJob: ({ title }: Values<'title'>) => `Remove ${title}`,
  remove: 'Remove',
  removed: ({ title }: Nodes<'title'>) => <>Removed {title}</>,
  undoKeep: ({ title }: Values<'title'>) => `Undo: keep ${title}`,
  undo: 'Undo',
};

export const savedJobList = {
  savedJobs: 'Saved jobs',
  pagesOfSavedJobs: 'Pages of saved jobs',
  count: ({ count }: { count: number }) =>
    plural(count, { one: '# job', other: '# jobs, most recently saved first' }),
  theListIsFull: '. The list is full',
};

export const savedJobSummary = {
  apply: 'Apply',
  applyFor: ({ title }: Values<'title'>) => `Apply: ${title}`,
  thisJobIsNoLonger: ({ siteName }: Values<'siteName'>) => `This job is no longer on ${siteName}`,
  closedOn: ({ day }: Nodes<'day'>) => <>Closed on {day}</>,
  closesOn: ({ day }: Nodes<'day'>) => <>Closes {day}</>,
  expiredOn: ({ day }: Nodes<'day'>) => <>Expired on {day}</>,
  pausedByTheEmployer: 'Paused by the employer',
  youAppliedOn: ({ day }: Nodes<'day'>) => <>You applied on {day}</>,
};

export const savedJob = {
  expiresWithinADay: 'Expires within a day',
  expiresIn: ({ days }: { days: number }) => `Expires in ${plural(days, { one: '# day', other: '# days' })}`,
};

export const schema = {
  pleaseUseAtMostCharacters: ({ maxNoteLength }: Values<'maxNoteLength'>) =>
    `Please use at most ${maxNoteLength} characters`,
};
