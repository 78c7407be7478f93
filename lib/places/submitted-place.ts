import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { getFormText } from '@/lib/forms/form-data';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { placeMessages } from '@/messages/places/messages';
import { placeLabel } from './address-label';
import { geocodeForForm } from './geocode';
import { placeFieldSchema } from './place-field';
import { appendHelp } from './place-help';
import { withResolvedStreet, withStreet } from './street';

/**
 * A place from a form: chosen with the picker (JSON), or typed if there is no JavaScript. Typed text is geocoded unless
 * it is the chosen place's label (D30). Use `safeParseAsync`.
 * @throws UserError when the rate limit is exceeded (D35)
 */
export const submittedPlaceSchema = z
  .object({
    chosen: z.string().max(4000).default(''),
    typed: z.string().trim().max(200).default(''),
    /** From a separate field, if the form has one. */
    street: z.string().trim().max(200).optional(),
  })
  .transform(async ({ chosen, typed, street }, context) => {
    const place = placeFieldSchema.safeParse(chosen);
    if (typed !== '' && !(place.success && placeLabel(place.data) === typed)) {
      await enforceRateLimit('geocode', await headers());
      const result = await geocodeForForm(typed);
      if (result.ok)
        return street === undefined ? result.place : withResolvedStreet(result.place, result.street, street);
      context.addIssue({
        code: 'custom',
        message: result.isNotFound ? appendHelp(placeMessages.searchFailed, result.help) : result.message,
      });
      return z.NEVER;
    }
    if (place.success) return street === undefined ? place.data : withStreet(place.data, street);
    context.addIssue({ code: 'custom', message: place.error.issues[0]?.message ?? placeMessages.required });
    return z.NEVER;
  });

/** Reads the picker's fields `location`, `locationText` and, if present, `locationStreet`. */
export const parseSubmittedPlace = (form: FormData) => ({
  chosen: getFormText(form, 'location'),
  typed: getFormText(form, 'locationText'),
  street: form.get('locationStreet')?.toString(),
});
