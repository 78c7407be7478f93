import type { Nodes, Wraps } from '@/messages/format';

export const emailedAlertForms = {
  turningItOn: 'Turning it on…',
  yesSendMeTheseJobs: 'Yes, send me these jobs',
  stopping: 'Stopping…',
  stopTheseEmailsTitle: 'Stop these emails?',
  emailsStoppedTitle: 'These emails are stopped',
  stopTheseEmails: 'Stop these emails',
  resuming: 'Resuming…',
  resumeThisAlert: 'Resume this alert',
  stopAllAlertsToThis: 'Stop all alerts to this address',
  stopped: 'You won’t get any more emails from this alert',
  youWontGetAnyMore: 'You won’t get any more alerts at this address',
  resumed: 'This alert is on again',
  thisAlertIsPausedWe: 'This alert is paused. We won’t send emails for it.',
  pausing: 'Pausing…',
  deleting: 'Deleting…',
  delete: 'Delete',
  resume: 'Resume',
  pause: 'Pause',
};

export const mailedAlert = {
  theAlert: 'The alert',
  changeIt: 'Change it',
  saveChanges: 'Save changes',
  preferAFeedReaderWeb: ({ link }: Wraps<'link'>) => (
    <>Prefer a feed reader? {link('Web feed for this search')}</>
  ),
  itBelongsToYourAccount: ({ link }: Nodes<'link'>) => (
    <>It belongs to your account. Sign in to find it under {link}.</>
  ),
  jobAlerts: 'Job Alerts',
  talentAlerts: 'Talent Alerts',
};
