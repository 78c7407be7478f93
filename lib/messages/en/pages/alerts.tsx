import type { LinkWrappers } from '@/messages/format';

export const alertsTokenNotFound = {
  pageTitle: 'Alert Not Found',
  heading: 'We can’t find this alert',
  explanation:
    'It was deleted, or part of the link is missing. The full link is at the bottom of every email from the alert. Deleted alerts don’t send emails.',
};

export const alertsToken = {
  title: 'Your alert',
  confirmedTitle: 'Your alert is on',
  saved: 'Saved.',
  confirmed: 'Thanks! We’ll email you as soon as there’s something new.',
};

export const alertsConfirmTokenNotFound = {
  pageTitle: 'Link Not Found',
  heading: 'This link no longer works',
  explanation:
    'The alert was deleted, or part of the link is missing. The full link is in the email. We delete alerts that no one confirms in time, and we won’t send you anything.',
};

export const alertsConfirmToken = {
  confirmedTitle: 'Your alert is confirmed',
  confirmedIntro: 'You’re all set.',
  alertLink: 'See the alert',
  title: 'Confirm this job alert?',
  ignoreHint:
    'Someone asked for it with your email address. If that wasn’t you, close this page and we won’t send you anything.',
};

export const alertsDeleted = {
  pageTitle: 'Alert deleted',
  heading: 'Your alert is deleted',
  explanation: 'You won’t get any more emails from it.',
};

export const alertsNew = {
  titleOfSearch: 'Email me new jobs like these',
  saveSearchTitle: 'Save this search',
  title: 'Create a job alert',
  intro:
    'Tell us what you’re looking for, where, and how often to email you. We only write when there is something new.',
  guestIntro: ({ link }: LinkWrappers<'link'>) => (
    <>
      No account needed, just an email address. Already have an account? {link('Sign in')} to keep the alert
      with your others.
    </>
  ),
  saveSearchIntro: 'Give it a name, and find it again when you look for jobs. You can turn email on later.',
  createButton: 'Create Alert',
  guestButton: 'Email me these jobs',
};

export const unsubscribeTokenNotFound = {
  pageTitle: 'Alert Not Found',
  heading: 'You won’t get emails from this alert',
  explanation:
    'The alert was deleted or never confirmed. If you still get emails, use the link at the bottom of the latest one.',
};
