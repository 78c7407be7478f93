import type { Values } from '@/messages/format';

export const searchParamsReader = {
  enterDollarsPerHourFrom: ({ highestPay }: Values<'highestPay'>) =>
    `Enter dollars per hour from 0 to ${highestPay}, such as 18 or 18.50.`,
  theParameterCanBeUsed: ({ name }: Values<'name'>) => `The parameter ${name} can be used only once.`,
  weCouldntUse: ({ inQuotes, payExample }: Values<'inQuotes' | 'payExample'>) =>
    `We couldn’t use ${inQuotes}. ${payExample}`,
  pagesGoFrom1To: ({ last, inQuotes }: Values<'last' | 'inQuotes'>) =>
    `Pages go from 1 to ${last}, so there’s no page ${inQuotes}.`,
  tooLong: ({ longest, kept }: Values<'longest' | 'kept'>) =>
    `That is longer than ${longest} characters. We used the first ${kept}.`,
  outOfRange: ({ low, high, unit, given }: Values<'low' | 'high' | 'unit' | 'given'>) =>
    `Choose ${low} to ${high} ${unit}, not ${given}.`,
  usedNearest: ({ low, high, unit, given, nearest }: Values<'low' | 'high' | 'unit' | 'given' | 'nearest'>) =>
    `Choose ${low} to ${high} ${unit}. We used ${nearest} instead of ${given}.`,
};
