import type { MessageValues } from '@/messages/format';

export const suppressedAddress = {
  bounce: 'Emails to your address bounced, so we stopped sending alerts there.',
  complaint: 'One of our alerts to you was reported as spam, so we stopped sending them.',
  unsubscribed: 'You turned off all alerts to your address, so we don’t send any.',
  resumed: 'Your alerts are on again.',
  saving: 'Saving…',
  resumeButton: 'Send me alerts again',
};

export const alertCard = {
  showPreview: 'See last week’s matches',
  hidePreview: 'Hide last week',
  editAlert: ({ title }: MessageValues<'title'>) => `Edit: ${title}`,
  edit: 'Edit',
  more: ({ title }: MessageValues<'title'>) => `More: ${title}`,
  emailOff: 'No emails are sent',
  emailInstant: 'An email for each new match',
  nextEmail: ({ at, timeZoneLabel }: MessageValues<'at' | 'timeZoneLabel'>) =>
    `Next email on ${at}, ${timeZoneLabel}, if there’s anything new`,
};

export const alertControls = {
  undoPending: 'Bringing it back…',
  undo: 'Undo',
  email: 'Email',
  emailLabel: ({ title }: MessageValues<'title'>) => `Email: ${title}`,
  delete: 'Delete',
  deleteLabel: ({ title }: MessageValues<'title'>) => `Delete: ${title}`,
  deletePending: 'Deleting…',
};

export const jobAlertCard = {
  openJobs: 'See the jobs',
  openJobsLabel: ({ title }: MessageValues<'title'>) => `See the jobs: ${title}`,
  webFeedLabel: ({ title }: MessageValues<'title'>) => `Web feed: ${title}`,
  webFeed: 'Web feed',
};

export const noAlerts = {
  title: 'No Alerts Set',
};

export const savedAlert = {
  alertSaved: 'Your alert is saved',
  searchSaved: 'Your search is saved',
  alertExists: 'You have this alert already',
  searchExists: 'You have this search already',
  editLink: 'Change it',
};

export const changeAlert = {
  restored: ({ title }: MessageValues<'title'>) => `Back on your list: ${title}.`,
  pause: ({ title }: MessageValues<'title'>) => `Email is off: ${title}.`,
  resume: ({ title }: MessageValues<'title'>) => `Email is on: ${title}.`,
  delete: ({ title }: MessageValues<'title'>) => `Deleted: ${title}.`,
};
