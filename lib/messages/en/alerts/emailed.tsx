import type { LinkWrappers, Nodes } from '@/messages/format';

export const emailedAlertForms = {
  confirmPending: 'Turning it on…',
  confirmButton: 'Yes, send me these jobs',
  stopPending: 'Stopping…',
  stopTitle: 'Stop these emails?',
  stoppedTitle: 'These emails are stopped',
  stopButton: 'Stop these emails',
  resumePending: 'Resuming…',
  resumeAlertButton: 'Resume this alert',
  stopAllButton: 'Stop all alerts to this address',
  stopped: 'You won’t get any more emails from this alert',
  allStopped: 'You won’t get any more alerts at this address',
  resumed: 'This alert is on again',
  pausedNotice: 'This alert is paused. We won’t send emails for it.',
  pausePending: 'Pausing…',
  deletePending: 'Deleting…',
  delete: 'Delete',
  resume: 'Resume',
  pause: 'Pause',
};

export const mailedAlert = {
  alertLabel: 'The alert',
  editTitle: 'Change it',
  saveChanges: 'Save changes',
  feedHint: ({ link }: LinkWrappers<'link'>) => <>Prefer a feed reader? {link('Web feed for this search')}</>,
  accountHint: ({ link }: Nodes<'link'>) => <>It belongs to your account. Sign in to find it under {link}.</>,
  jobAlerts: 'Job Alerts',
  talentAlerts: 'Talent Alerts',
};
