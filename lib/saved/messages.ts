/** The sentences of saving and asking talents (sections 2 and 8). */
export const savedMessages = {
  fetchFailed: 'Failed to fetch saved talents',
  loadFailed: 'Failed to load saved talents. Please try again.',
  saveFailed: 'We couldn’t save the talent. Please try again.',
  removeFailed: 'We couldn’t remove the talent. Please try again.',
  noteFailed: 'We couldn’t save the note. Please try again.',
  gone: 'This talent is no longer visible.',
} as const;
