import type { Values } from '@/messages/format';

export const besideLink = {
  opensInANewTab: '(opens in a new tab)',
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
  pleaseCheckWhatYouEntered: 'Please check what you entered.',
};

export const missingFields = {
  missing: 'Missing:',
};

export const errorSentence = {
  pageUpdated: 'This page was updated. Reload it and try again.',
  pageUpdatedTypedStays: 'This page was updated. Reload it; what you typed stays.',
  weCouldntReachTheServer: 'We couldn’t reach the server. Nothing you entered is lost. Please try again.',
};

export const fields = {
  phone: 'Please enter a phone number with 7 to 15 digits, such as 415 555 0100',
  pleaseUseAtMostCharacters: ({ max }: Values<'max'>) => `Please use at most ${max} characters`,
};
