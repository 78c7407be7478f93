import type { Wraps } from '@/messages/format';

export const alertsTokenGone = {
  alertNotFound: 'Alert Not Found',
  weCantFindThisAlert: 'We can’t find this alert',
  itWasDeletedOrPart:
    'It was deleted, or part of the link is missing. The full link is at the bottom of every email from the alert. Deleted alerts don’t send emails.',
};

export const alertsToken = {
  yourAlert: 'Your alert',
  yourAlertIsOn: 'Your alert is on',
  saved: 'Saved.',
  thanks: 'Thanks! We’ll email you as soon as there’s something new.',
};

export const alertsConfirmTokenGone = {
  linkNotFound: 'Link Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  theAlertWasDeletedOr:
    'The alert was deleted, or part of the link is missing. The full link is in the email. We delete alerts that no one confirms in time, and we won’t send you anything.',
};

export const alertsConfirmToken = {
  yourAlertIsConfirmed: 'Your alert is confirmed',
  youreAllSet: 'You’re all set.',
  seeTheAlert: 'See the alert',
  confirmThisJobAlert: 'Confirm this job alert?',
  someoneAskedForItWith:
    'Someone asked for it with your email address. If that wasn’t you, close this page and we won’t send you anything.',
};

export const alertsDeleted = {
  alertDeleted: 'Alert deleted',
  yourAlertIsDeleted: 'Your alert is deleted',
  youWontGetAnyMore: 'You won’t get any more emails from it.',
};

export const alertsNew = {
  emailMeNewJobsLike: 'Email me new jobs like these',
  saveThisSearch: 'Save this search',
  createAJobAlert: 'Create a job alert',
  tellUsWhatYoureLooking:
    'Tell us what you’re looking for, where, and how often to email you. We only write when there is something new.',
  noAccountNeededJustAn: ({ link }: Wraps<'link'>) => (
    <>
      No account needed, just an email address. Already have an account? {link('Sign in')} to keep the alert
      with your others.
    </>
  ),
  nameItAndFindIt: 'Give it a name, and find it again when you look for jobs. You can turn email on later.',
  createAlert: 'Create Alert',
  emailMeTheseJobs: 'Email me these jobs',
};

export const unsubscribeTokenGone = {
  alertNotFound: 'Alert Not Found',
  youWontGetEmailsFrom: 'You won’t get emails from this alert',
  theAlertWasDeletedOr:
    'The alert was deleted or never confirmed. If you still get emails, use the link at the bottom of the latest one.',
};
