import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { placeLabel } from '@/lib/places/address-label';
import { geocodeForForm } from '@/lib/places/geocode';
import { placeFieldSchema } from '@/lib/places/place-field';
import { withResolvedStreet, withStreet } from '@/lib/places/street';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';

/**
 * The schema that resolves the place of a form sent without JavaScript: geocodes a typed place that was not selected
 * and replaces the location with the result.
 */
export const resolveTypedPlace = z
  .looseObject({ location: z.string(), place: z.string(), street: z.string().max(200) })
  .transform(async ({ place, street, ...form }, context) => {
    const text = place.trim();
    const selected = placeFieldSchema.safeParse(form.location);
    if (text === '' || (selected.success && placeLabel(selected.data) === text))
      return selected.success
        ? { ...form, location: JSON.stringify(withStreet(selected.data, street)) }
        : form;
    try {
      await enforceRateLimit('geocode', await headers());
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      context.issues.push({ code: 'custom', message: error.message, path: ['location'], input: text });
      return z.NEVER;
    }
    const result = await geocodeForForm(text.slice(0, 200));
    if (result.ok)
      return { ...form, location: JSON.stringify(withResolvedStreet(result.place, result.street, street)) };
    context.issues.push({ code: 'custom', message: result.message, path: ['location'], input: text });
    return z.NEVER;
  });
