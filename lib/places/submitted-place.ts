import 'server-only';
import { headers } from 'next/headers';
import { z } from 'zod';
import { textOf } from '@/lib/forms/read-form';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { placeMessages } from '@/messages/places/messages';
import { placeLabel } from './address-label';
import { geocodeForForm } from './geocode';
import { placeFieldSchema } from './place-field';
import { withHelp } from './place-help';
import { addressedBy, withStreet } from './street';

/**
 * A place as a form hands it in: chosen with the picker (JSON), or, where there is no JavaScript, typed beside what was
 * chosen before. Other words than those of the chosen place are looked up (D30), and the sentence says when in vain.
 * Parse it with `safeParseAsync`; asking too often throws a Refusal (D35).
 */
export const submittedPlaceSchema = z
  .object({
    chosen: z.string().max(4000).default(''),
    typed: z.string().trim().max(200).default(''),
    /** Typed in a field of its own, where the form has one. */
    street: z.string().trim().max(200).optional(),
  })
  .transform(async ({ chosen, typed, street }, context) => {
    const place = placeFieldSchema.safeParse(chosen);
    if (typed !== '' && !(place.success && placeLabel(place.data) === typed)) {
      await takeLimit('geocode', await headers());
      const answer = await geocodeForForm(typed);
      if (answer.ok)
        return street === undefined ? answer.place : addressedBy(answer.place, answer.street, street);
      context.addIssue({
        code: 'custom',
        message: answer.isMiss ? withHelp(placeMessages.searchFailed, answer.help) : answer.message,
      });
      return z.NEVER;
    }
    if (place.success) return street === undefined ? place.data : withStreet(place.data, street);
    context.addIssue({ code: 'custom', message: place.error.issues[0]?.message ?? placeMessages.required });
    return z.NEVER;
  });

/** Takes a handed-in place out of a form whose picker posts `location`, `locationText` and perhaps `locationStreet`. */
export const readSubmittedPlace = (form: FormData) => ({
  chosen: textOf(form, 'location'),
  typed: textOf(form, 'locationText'),
  street: form.get('locationStreet')?.toString(),
});
