import type { MessageValues } from '@/messages/format';

/** Our own texts. The specification has none, because its alerts are not saved and so cannot fail. */
export const alertMessages = {
  pay: 'Please enter the pay as dollars per hour, such as 18 or 18.50',
  frequency: 'Please choose how often',
  hour: 'Please choose an hour',
  weekday: 'Please choose a day of the week',
  timeZone: 'Please choose a time zone from the list',
  years: 'Years of experience must be from 0 to 50',
  yearsOrder: 'Minimum years cannot be more than maximum years',
  tooManySkills: ({ max }: MessageValues<'max'>) => `Please use at most ${max} skills`,
  skillTooLong: 'Please use at most 100 characters for a skill',
  companyRequired: 'Talent alerts are for companies. Please fill in your company profile first.',
  saveFailed: 'We couldn’t save the alert. Please try again.',
  changeFailed: 'We couldn’t change the alert. Please try again.',
  loadFailed: 'Failed to load alerts. Please try again.',
  notFound: 'This alert no longer exists. It may have been deleted on another device.',
  tooMany: ({ max }: MessageValues<'max'>) =>
    `You already have ${max} alerts, the maximum. Delete one you no longer need first.`,
  rateLimited: 'That was a lot of alerts at once. Please wait a few minutes and try again.',
};
