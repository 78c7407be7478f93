/** The sentences of saving and asking talents (sections 2 and 8). */
export const savedMessages = {
  fetchFailed: 'Failed to fetch saved talents',
  loadFailed: 'Failed to load saved talents. Please try again.',
  saveFailed: 'The talent could not be saved. Please try again.',
  removeFailed: 'The talent could not be removed. Please try again.',
  noteFailed: 'The note could not be saved. Please try again.',
  gone: 'This talent is no longer visible.',
} as const;
