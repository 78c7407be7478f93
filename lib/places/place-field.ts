import { z } from 'zod';
import { placeMessages } from './messages';
import { placeSchema } from './schema';

/** A place as a form posts it: the picker's hidden field holds it as JSON. Blank is 'Location is required'. */
export const placeFieldSchema = z
  .string({ error: placeMessages.required })
  .trim()
  .min(1, placeMessages.required)
  .max(4000, 'Invalid location data')
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({ code: 'custom', message: 'Invalid location data' });
      return z.NEVER;
    }
  })
  .pipe(placeSchema);
