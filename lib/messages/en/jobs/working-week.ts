import type { Values } from '@/messages/format';

/** A separate file, because forms need it in the browser and the job's page does not. */
export const workingWeek = {
  oneDay: ({ day, hours }: Values<'day' | 'hours'>) => `${day}: ${hours}`,
  twoDays: ({ first, last, hours }: Values<'first' | 'last' | 'hours'>) => `${first} and ${last}: ${hours}`,
  daysInARow: ({ first, last, hours }: Values<'first' | 'last' | 'hours'>) => `${first} to ${last}: ${hours}`,
  atLeastHoursAWeek: ({ min }: Values<'min'>) => `At least ${min} hours a week`,
  upToHoursAWeek: ({ max }: Values<'max'>) => `Up to ${max} hours a week`,
  hoursAWeek: ({ min }: Values<'min'>) => `${min} hours a week`,
  minToMaxHoursAWeek: ({ min, max }: Values<'min' | 'max'>) => `${min} to ${max} hours a week`,
};
