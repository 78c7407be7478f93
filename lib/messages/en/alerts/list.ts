import type { Values } from '@/messages/format';

export const addressStopped = {
  bounce: 'Emails to your address bounced, so we stopped sending alerts there.',
  complaint: 'One of our alerts to you was reported as spam, so we stopped sending them.',
  youTurnedOffAllAlerts: 'You turned off all alerts to your address, so we don’t send any.',
  yourAlertsAreOnAgain: 'Your alerts are on again.',
  saving: 'Saving…',
  sendMeAlertsAgain: 'Send me alerts again',
};

export const alertCard = {
  seeLastWeeksMatches: 'See last week’s matches',
  hideLastWeek: 'Hide last week',
  editAlert: ({ title }: Values<'title'>) => `Edit: ${title}`,
  edit: 'Edit',
  more: ({ title }: Values<'title'>) => `More: ${title}`,
  noEmailsAreSent: 'No emails are sent',
  anEmailForEachNew: 'An email for each new match',
  nextEmailOnIfTheres: ({ at, timeZoneLabel }: Values<'at' | 'timeZoneLabel'>) =>
    `Next email on ${at}, ${timeZoneLabel}, if there’s anything new`,
};

export const alertControls = {
  bringingItBack: 'Bringing it back…',
  undo: 'Undo',
  email: 'Email',
  emailOf: ({ title }: Values<'title'>) => `Email: ${title}`,
  delete: 'Delete',
  deleteAlert: ({ title }: Values<'title'>) => `Delete: ${title}`,
  deleting: 'Deleting…',
};

export const jobAlertCard = {
  openJobs: 'See the jobs',
  openJobsOf: ({ title }: Values<'title'>) => `See the jobs: ${title}`,
  webFeedOf: ({ title }: Values<'title'>) => `Web feed: ${title}`,
  webFeed: 'Web feed',
};

export const noAlerts = {
  noAlertsSet: 'No Alerts Set',
};

export const savedAlert = {
  yourAlertIsSaved: 'Your alert is saved',
  yourSearchIsSaved: 'Your search is saved',
  youHaveThisAlertAlready: 'You have this alert already',
  youHaveThisSearchAlready: 'You have this search already',
  changeIt: 'Change it',
};

export const changeAlert = {
  backOnYourList: ({ title }: Values<'title'>) => `Back on your list: ${title}.`,
  pause: ({ title }: Values<'title'>) => `Email is off: ${title}.`,
  resume: ({ title }: Values<'title'>) => `Email is on: ${title}.`,
  delete: ({ title }: Values<'title'>) => `Deleted: ${title}.`,
};
