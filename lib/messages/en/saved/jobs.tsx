import { type LinkWrappers, type MessageValues, type Nodes, plural } from '@/messages/format';

export const savedJobMessages = {
  loadFailed: 'Failed to load saved jobs. Please try again.',
  saveFailed: 'We couldn’t save the job. Please try again.',
  removeFailed: 'We couldn’t remove the job. Please try again.',
  saveNoteFailed: 'We couldn’t save the note. Please try again.',
  listFull: 'Your list is full: it holds 1,000 jobs. Remove one to save another.',
  storageUnavailable: 'This browser doesn’t let us store anything. Sign in to save jobs.',
  notFound: 'This job is no longer on your list.',
};

export const accountSavedJobs = {
  unmergedNotice: ({ count }: { count: number }) =>
    `${plural(count, { one: '# more job is waiting', other: '# more jobs are waiting' })} in this browser for room on your list. Remove some, then reload this page.`,
};

export const browserSavedJobs = {
  noScriptHint: 'Without an account, your browser keeps your saved jobs. It needs JavaScript for that.',
  loading: 'Loading your saved jobs',
  signInHint: ({ signInLink, registerLink }: LinkWrappers<'signInLink' | 'registerLink'>) => (
    <>
      Saved in this browser only. {signInLink('Sign in')} or {registerLink('register')} to see them on every
      device.
    </>
  ),
  loadFailedTitle: 'We couldn’t check on these jobs',
  loadFailedText: 'Your list is complete. Only the latest about each job is missing.',
  retryButton: 'Try again',
};

export const appliedNote = {
  applied: 'You applied for this job',
  appliedOn: ({ day }: Nodes<'day'>) => <>You applied on {day}</>,
  statusLink: 'See status',
};

export const appliedBadge = {
  applied: 'Applied',
};

export const saveButton = {
  saveLabel: ({ title, company }: MessageValues<'title' | 'company'>) => `Save ${title} at ${company}`,
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
  addNote: 'Add a note',
  editNote: 'Edit note',
  onJob: ({ title }: MessageValues<'title'>) => `on ${title}`,
  noteLabel: 'Your note',
  hint: ({ maxNoteLength }: MessageValues<'maxNoteLength'>) =>
    `Only you can read it. Up to ${maxNoteLength} characters; an empty note is deleted.`,
  saving: 'Saving…',
  saveNoteOn: ({ title }: MessageValues<'title'>) => `Save note on ${title}`,
  saveNote: 'Save note',
};

export const noScriptSaveForm = {
  save: 'Save',
  saved: ({ link }: LinkWrappers<'link'>) => <>Saved. It’s in your {link('Saved Jobs')}.</>,
  signedIn: 'You’re signed in. Press Save once more to save this job.',
};

export const mergeIntoAccount = {
  merged: ({ count }: { count: number }) =>
    plural(count, {
      one: 'The job saved in this browser is in your account now.',
      other: 'The # jobs saved in this browser are in your account now.',
    }),
};

export const noSavedJobs = {
  title: 'No Saved Jobs',
  browseLink: 'Browse Jobs',
  hint: 'Save a job with its bookmark, and it’ll be waiting for you here.',
};

export const noSuchPage = {
  text: ({ page, link }: MessageValues<'page'> & LinkWrappers<'link'>) => (
    <>
      There’s no page {page} of your saved jobs. {link('Go to the first page')}
    </>
  ),
};

export const savedJobActions = {
  noteTooLong: ({ maxNoteLength }: MessageValues<'maxNoteLength'>) =>
    `Please use at most ${maxNoteLength} characters`,
};

export const savedJobCard = {
  removing: 'Removing…',
  removeLabel: ({ title }: MessageValues<'title'>) => `Remove ${title}`,
  remove: 'Remove',
  removed: ({ title }: Nodes<'title'>) => <>Removed {title}</>,
  undoLabel: ({ title }: MessageValues<'title'>) => `Undo: keep ${title}`,
  undo: 'Undo',
};

export const savedJobList = {
  listLabel: 'Saved jobs',
  paginationLabel: 'Pages of saved jobs',
  count: ({ count }: { count: number }) =>
    plural(count, { one: '# job', other: '# jobs, most recently saved first' }),
  listFull: '. The list is full',
};

export const savedJobSummary = {
  apply: 'Apply',
  applyFor: ({ title }: MessageValues<'title'>) => `Apply: ${title}`,
  jobDeleted: ({ siteName }: MessageValues<'siteName'>) => `This job is no longer on ${siteName}`,
  closedOn: ({ day }: Nodes<'day'>) => <>Closed on {day}</>,
  closesOn: ({ day }: Nodes<'day'>) => <>Closes {day}</>,
  expiredOn: ({ day }: Nodes<'day'>) => <>Expired on {day}</>,
  paused: 'Paused by the employer',
  appliedOn: ({ day }: Nodes<'day'>) => <>You applied on {day}</>,
};

export const savedJob = {
  expiresToday: 'Expires within a day',
  expiresIn: ({ days }: { days: number }) => `Expires in ${plural(days, { one: '# day', other: '# days' })}`,
};

export const schema = {
  noteTooLong: ({ maxNoteLength }: MessageValues<'maxNoteLength'>) =>
    `Please use at most ${maxNoteLength} characters`,
};
