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
  on: 'On',
  paused: 'Paused',
  notConfirmed: 'Not confirmed',
  noEmailsAreSent: 'No emails are sent',
  anEmailForEachNew: 'An email for each new match',
  nextEmailOnIfTheres: ({ at, timeZoneLabel }: Values<'at' | 'timeZoneLabel'>) =>
    `Next email on ${at}, ${timeZoneLabel}, if there’s anything new`,
};

export const alertControls = {
  bringingItBack: 'Bringing it back…',
  undo: 'Undo',
  pause: 'Pause',
  pausing: 'Pausing…',
  resume: 'Resume',
  resuming: 'Resuming…',
  delete: 'Delete',
  deleting: 'Deleting…',
};

export const jobAlertCard = {
  seeLastWeeksMatches: 'See last week’s matches',
  webFeedOf: ({ sentence }: Values<'sentence'>) => `Web feed: ${sentence}`,
  webFeed: 'Web feed',
};

export const noAlerts = {
  noAlertsSet: 'No Alerts Set',
};

export const savedAlert = {
  yourAlertIsSaved: 'Your alert is saved',
  youHaveThisAlertAlready: 'You have this alert already',
  changeIt: 'Change it',
};

export const talentAlertCard = {
  seeLastWeeksMatches: 'See last week’s matches',
};

export const changeAlert = {
  backOnYourList: ({ sentence }: Values<'sentence'>) => `Back on your list: ${sentence}.`,
  pause: ({ sentence }: Values<'sentence'>) => `Paused: ${sentence}.`,
  resume: ({ sentence }: Values<'sentence'>) => `Resumed: ${sentence}.`,
  delete: ({ sentence }: Values<'sentence'>) => `Deleted: ${sentence}.`,
};
