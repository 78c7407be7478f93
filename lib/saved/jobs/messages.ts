/** The sentences of saved jobs. */
export const savedJobMessages = {
  loadFailed: 'Failed to load saved jobs. Please try again.',
  saveFailed: 'We couldn’t save the job. Please try again.',
  removeFailed: 'We couldn’t remove the job. Please try again.',
  noteFailed: 'We couldn’t save the note. Please try again.',
  full: 'Your list is full: it holds 1,000 jobs. Remove one to save another.',
  noStorage: 'This browser doesn’t let us store anything. Sign in to save jobs.',
  removedMeanwhile: 'This job is no longer on your list.',
} as const;
