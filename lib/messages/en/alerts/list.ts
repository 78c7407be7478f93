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
  hideLastWeek: 'Hide last week',
  editAlert: ({ sentence }: Values<'sentence'>) => `Edit: ${sentence}`,
  edit: 'Edit',
  on: 'Email on',
  paused: 'Email off',
  notConfirmed: 'Not confirmed',
  noEmailsAreSent: 'No emails are sent',
  anEmailForEachNew: 'An email for each new match',
  nextEmailOnIfTheres: ({ at, timeZoneLabel }: Values<'at' | 'timeZoneLabel'>) =>
    `Next email on ${at}, ${timeZoneLabel}, if there’s anything new`,
};

export const alertControls = {
  bringingItBack: 'Bringing it back…',
  undo: 'Undo',
  pause: 'Turn email off',
  pausing: 'Turning it off…',
  resume: 'Turn email on',
  resuming: 'Turning it on…',
  delete: 'Delete',
  deleting: 'Deleting…',
};

export const jobAlertCard = {
  openJobs: 'See the jobs',
  openJobsOf: ({ title }: Values<'title'>) => `See the jobs: ${title}`,
  seeLastWeeksMatches: 'See last week’s matches',
  webFeedOf: ({ sentence }: Values<'sentence'>) => `Web feed: ${sentence}`,
  webFeed: 'Web feed',
};

export const noAlerts = {
  noAlertsSet: 'No Alerts Set',
};

export const renameAlert = {
  rename: 'Rename',
  renameOf: ({ title }: Values<'title'>) => `Rename: ${title}`,
  name: 'Name',
  save: 'Save name',
  saving: 'Saving…',
};

export const savedAlert = {
  yourAlertIsSaved: 'Your alert is saved',
  yourSearchIsSaved: 'Your search is saved',
  youHaveThisAlertAlready: 'You have this alert already',
  youHaveThisSearchAlready: 'You have this search already',
  changeIt: 'Change it',
};

export const talentAlertCard = {
  seeLastWeeksMatches: 'See last week’s matches',
};

export const changeAlert = {
  backOnYourList: ({ title }: Values<'title'>) => `Back on your list: ${title}.`,
  pause: ({ title }: Values<'title'>) => `Email is off: ${title}.`,
  resume: ({ title }: Values<'title'>) => `Email is on: ${title}.`,
  rename: ({ title }: Values<'title'>) => `Renamed: ${title}.`,
  unnamed: ({ title }: Values<'title'>) => `Name removed: ${title}.`,
  delete: ({ title }: Values<'title'>) => `Deleted: ${title}.`,
};
