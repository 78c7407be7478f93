import { z } from 'zod';
import { parseDecimal } from '@/lib/forms/parse-decimal';
import { radius } from '@/lib/limits';
import { searchParamsReader as messages } from '@/messages/search-params';

/**
 * A radius as a form posts it, in whole km; blank is the default. A number out of bounds is clamped, because the box
 * beside the slider accepts any number. Searches parse their radius from the URL instead.
 */
export const createRadiusField = (defaultKm: number) =>
  z
    .union([z.number(), z.string()])
    .default('')
    .transform((input, context) => {
      const text = String(input).trim();
      const km = text === '' ? defaultKm : parseDecimal(text);
      if (!Number.isNaN(km)) return Math.round(Math.min(radius.maxKm, Math.max(radius.minKm, km)));
      const range = { low: radius.minKm, high: radius.maxKm, unit: 'km', given: `“${text.slice(0, 40)}”` };
      context.addIssue({ code: 'custom', message: messages.outOfRange(range) });
      return z.NEVER;
    });
