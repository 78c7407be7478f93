import { z } from 'zod';
import { readAmount } from './amount';

/** No pay is higher. */
const highestAmount = 100_000_000;

/** An amount of money; blank is null. Each thing that can be wrong has its sentence. */
export const amount = (sentences: { invalid: string; negative: string }, highest: number = highestAmount) =>
  z
    .string()
    .default('')
    .transform((text, context) => {
      const number = readAmount(text);
      if (number === null || (number >= 0 && number <= highest)) return number;
      context.addIssue({ code: 'custom', message: number < 0 ? sentences.negative : sentences.invalid });
      return z.NEVER;
    });
