import { z } from 'zod';
import { placeMessages } from '@/messages/places/messages';
import { placeField as words } from '@/messages/places/place';
import { placeSchema } from './schema';

const invalidPlace = words.invalidLocationData;

/**
 * A place as a form posts it: the picker's hidden field holds it as JSON. Blank is 'Location is required', what is no
 * JSON 'Invalid location data', and every fault inside is a fault of this one field.
 */
export const placeFieldSchema = z
  .string({ error: placeMessages.required })
  .trim()
  .min(1, placeMessages.required)
  .max(4000, invalidPlace)
  .transform((text, context) => {
    const stored = parseStored(text);
    const place = stored && placeSchema.safeParse(stored.json);
    if (place?.success) return place.data;
    context.addIssue({ code: 'custom', message: place?.error.issues[0]?.message ?? invalidPlace });
    return z.NEVER;
  });

function parseStored(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}
