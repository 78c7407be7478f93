import type { MessageValues } from '@/messages/format';

export const besideLink = {
  newTabHint: '(opens in a new tab)',
};

export const field = {
  optional: '(optional)',
};

export const filterPanel = {
  close: 'Close',
  set: 'set',
  clearFilters: 'Clear filters',
  filters: 'Filters',
};

export const formStatus = {
  invalidFields: 'Please check what you entered.',
};

export const missingFields = {
  missing: 'Missing:',
};

export const errorSentence = {
  pageUpdated: 'This page was updated. Reload it and try again.',
  pageUpdatedInputPreserved: 'This page was updated. Reload it; what you typed stays.',
  serverUnreachable: 'We couldn’t reach the server. Nothing you entered is lost. Please try again.',
};

export const fields = {
  phone: 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100',
  tooLong: ({ max }: MessageValues<'max'>) => `Please use at most ${max} characters`,
};
