import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { placeLabel } from '@/lib/places/address-label';
import { geocodeForForm } from '@/lib/places/geocode';
import { placeFieldSchema } from '@/lib/places/place-field';
import { addressedBy, withStreet } from '@/lib/places/street';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';

/**
 * The way without JavaScript: a place that was only typed, or typed over the current one, is looked up, and the
 * form goes on as if it had been chosen.
 */
export const findTypedPlace = z
  .looseObject({ location: z.string(), place: z.string(), street: z.string().max(200) })
  .transform(async ({ place, street, ...form }, context) => {
    const text = place.trim();
    const chosen = placeFieldSchema.safeParse(form.location);
    if (text === '' || (chosen.success && placeLabel(chosen.data) === text))
      return chosen.success ? { ...form, location: JSON.stringify(withStreet(chosen.data, street)) } : form;
    try {
      await takeLimit('geocode', await headers());
    } catch (thrown) {
      if (!(thrown instanceof Refusal)) throw thrown;
      context.issues.push({ code: 'custom', message: thrown.message, path: ['location'], input: text });
      return z.NEVER;
    }
    const answer = await geocodeForForm(text.slice(0, 200));
    if (answer.ok)
      return { ...form, location: JSON.stringify(addressedBy(answer.place, answer.street, street)) };
    context.issues.push({ code: 'custom', message: answer.message, path: ['location'], input: text });
    return z.NEVER;
  });
