import { z } from 'zod';
import { placeMessages } from '@/messages/places/messages';
import { placeField as words } from '@/messages/places/place';
import { placeSchema } from './schema';

const invalidPlace = words.invalidLocationData;

/**
 * A place as the picker's hidden field posts it, as JSON. Every error inside is an error of this one field: 'Location
 * is required' for a blank, 'Invalid location data' for invalid JSON.
 */
export const placeFieldSchema = z
  .string({ error: placeMessages.required })
  .trim()
  .min(1, placeMessages.required)
  .max(4000, invalidPlace)
  .transform((text, context) => {
    const parsed = parseJson(text);
    const place = parsed && placeSchema.safeParse(parsed.json);
    if (place?.success) return place.data;
    context.addIssue({ code: 'custom', message: place?.error.issues[0]?.message ?? invalidPlace });
    return z.NEVER;
  });

function parseJson(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) };
  } catch {
    return null;
  }
}
