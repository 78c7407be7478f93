import type { MessageValues } from '@/messages/format';

/** A separate file, because forms need it in the browser and the job's page does not. */
export const workingWeek = {
  oneDay: ({ day, hours }: MessageValues<'day' | 'hours'>) => `${day}: ${hours}`,
  twoDays: ({ first, last, hours }: MessageValues<'first' | 'last' | 'hours'>) =>
    `${first} and ${last}: ${hours}`,
  dayRange: ({ first, last, hours }: MessageValues<'first' | 'last' | 'hours'>) =>
    `${first} to ${last}: ${hours}`,
  minHoursPerWeek: ({ min }: MessageValues<'min'>) => `At least ${min} hours a week`,
  maxHoursPerWeek: ({ max }: MessageValues<'max'>) => `Up to ${max} hours a week`,
  hoursPerWeek: ({ min }: MessageValues<'min'>) => `${min} hours a week`,
  hoursPerWeekRange: ({ min, max }: MessageValues<'min' | 'max'>) => `${min} to ${max} hours a week`,
};
