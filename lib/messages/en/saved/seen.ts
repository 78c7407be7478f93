import { type MessageValues, plural } from '@/messages/format';

export const seenJobs = {
  saveFailed: 'We couldn’t save that. Please try again.',
};

export const hideButtons = {
  hideLabel: ({ title, company }: MessageValues<'title' | 'company'>) =>
    `Not for me: ${title}${company && ` at ${company}`}`,
  hideButton: 'Not for me',
  hiddenItem: 'Hidden:',
  hiddenAndUnsavedItem: 'Hidden and no longer saved:',
  hiddenState: 'Hidden',
  undo: 'Undo',
  undoLabel: ({ title }: MessageValues<'title'>) => `Undo: show ${title} again`,
  hiddenFromLists: 'Hidden from your lists.',
  hiddenAndUnsaved: 'Hidden and no longer saved.',
  unhidden: 'Back in your lists.',
  hiddenJobsLink: 'Hidden jobs',
  storageUnavailable: 'This browser doesn’t let us store anything, so we can’t hide jobs.',
  hiddenCount: ({ count }: { count: number }) =>
    plural(count, { one: '# hidden job here', other: '# hidden jobs here' }),
  show: 'Show',
  hideAgain: 'Hide again',
};

export const seenLists = {
  viewed: 'Recently viewed',
  hidden: 'Hidden jobs',
  browserHints: {
    viewed: 'Only this browser remembers these, until you sign in or clear them.',
    hidden: 'These stay out of your lists in this browser. Sign in to hide them everywhere.',
  },
  accountHints: {
    viewed: 'Only you can see these. Clear them anytime.',
    hidden: 'These stay out of your lists on every device.',
  },
  clear: 'Clear',
  showAll: 'Show all again',
  show: 'Show again',
  showJob: ({ title }: MessageValues<'title'>) => `Show again: ${title}`,
};
