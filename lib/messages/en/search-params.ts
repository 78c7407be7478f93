import type { MessageValues } from '@/messages/format';

/** `given` is the invalid value in quotation marks. */
export const searchParamsReader = {
  payFormat: ({ maxPay }: MessageValues<'maxPay'>) =>
    `Enter dollars per hour from 0 to ${maxPay}, such as 18 or 18.50.`,
  repeatedParam: ({ name }: MessageValues<'name'>) => `The parameter ${name} can be used only once.`,
  invalidPay: ({ given, payExample }: MessageValues<'given' | 'payExample'>) =>
    `We couldn’t use ${given}. ${payExample}`,
  pageOutOfRange: ({ last, given }: MessageValues<'last' | 'given'>) =>
    `Pages go from 1 to ${last}, so there’s no page ${given}.`,
  tooLong: ({ maxLength }: MessageValues<'maxLength'>) =>
    `That is longer than ${maxLength} characters. We used the first ${maxLength}.`,
  outOfRange: ({ low, high, unit, given }: MessageValues<'low' | 'high' | 'unit' | 'given'>) =>
    `Choose ${low} to ${high} ${unit}, not ${given}.`,
  usedNearest: ({
    low,
    high,
    unit,
    given,
    nearest,
  }: MessageValues<'low' | 'high' | 'unit' | 'given' | 'nearest'>) =>
    `Choose ${low} to ${high} ${unit}. We used ${nearest} instead of ${given}.`,
};
