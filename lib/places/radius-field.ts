import { z } from 'zod';
import { plainNumber } from '@/lib/forms/plain-number';
import { radius } from '@/lib/limits';
import { searchParamsReader as messages } from '@/messages/search-params';

/**
 * A radius as a form posts it, in whole km; blank is the default. A search reads its own from the address. A number out of bounds becomes
 * the nearest one, because the box beside the slider lets more be typed.
 */
export const radiusField = (defaultKm: number) =>
  z
    .union([z.number(), z.string()])
    .default('')
    .transform((given, context) => {
      const text = String(given).trim();
      const km = text === '' ? defaultKm : plainNumber(text);
      if (!Number.isNaN(km)) return Math.round(Math.min(radius.maxKm, Math.max(radius.minKm, km)));
      const range = { low: radius.minKm, high: radius.maxKm, unit: 'km', given: `“${text.slice(0, 40)}”` };
      context.addIssue({ code: 'custom', message: messages.outOfRange(range) });
      return z.NEVER;
    });
