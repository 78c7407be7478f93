import type { Values } from '@/messages/format';

export const searchParamsReader = {
  payFormat: ({ maxPay }: Values<'maxPay'>) =>
    `Enter dollars per hour from 0 to ${maxPay}, such as 18 or 18.50.`,
  repeatedParam: ({ name }: Values<'name'>) => `The parameter ${name} can be used only once.`,
  invalidPay: ({ inQuotes, payExample }: Values<'inQuotes' | 'payExample'>) =>
    `We couldn’t use ${inQuotes}. ${payExample}`,
  pageOutOfRange: ({ last, inQuotes }: Values<'last' | 'inQuotes'>) =>
    `Pages go from 1 to ${last}, so there’s no page ${inQuotes}.`,
  tooLong: ({ maxLength }: Values<'maxLength'>) =>
    `That is longer than ${maxLength} characters. We used the first ${maxLength}.`,
  outOfRange: ({ low, high, unit, given }: Values<'low' | 'high' | 'unit' | 'given'>) =>
    `Choose ${low} to ${high} ${unit}, not ${given}.`,
  usedNearest: ({ low, high, unit, given, nearest }: Values<'low' | 'high' | 'unit' | 'given' | 'nearest'>) =>
    `Choose ${low} to ${high} ${unit}. We used ${nearest} instead of ${given}.`,
};
