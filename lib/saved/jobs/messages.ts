/** The sentences of saved jobs. */
export const savedJobMessages = {
  loadFailed: 'Failed to load saved jobs. Please try again.',
  saveFailed: 'The job could not be saved. Please try again.',
  removeFailed: 'The job could not be removed. Please try again.',
  noteFailed: 'The note could not be saved. Please try again.',
  full: 'Your list is full: it holds 1,000 jobs. Remove one to save another.',
  noStorage: 'This browser does not let us store anything. Sign in to save jobs.',
  removedMeanwhile: 'This job is no longer on your list.',
} as const;
