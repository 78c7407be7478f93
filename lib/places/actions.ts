'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { env } from '@/lib/env';
import { formAction } from '@/lib/forms/form-action';
import { getFormText } from '@/lib/forms/form-data';
import { radius } from '@/lib/limits';
import { enforceRateLimit } from '@/lib/rate-limits/rate-limits';
import { UserError } from '@/lib/result';
import * as routes from '@/lib/routes';
import { placeMessages } from '@/messages/places/messages';
import { geocodeForForm } from './geocode';
import { roundCoordinates } from './place';
import { placeCookieName, placeCookieOptions, serializePlaceCookie } from './place-cookie';
import { appendHelp } from './place-help';
import { createRadiusField } from './radius-field';

const typedPlaceSchema = z.object({
  text: z.string().trim().min(1, placeMessages.required).max(200, placeMessages.searchFailed),
  target: z.enum(['jobs', 'talents']),
  radiusKm: createRadiusField(radius.defaultKm),
});

const isHttps = () => env().siteUrl.startsWith('https://');

/**
 * Sets the place without JavaScript: geocodes the typed text, saves the place in the cookie and redirects to the
 * results nearby.
 */
export const chooseTypedPlace = formAction(
  defineAction({
    name: 'chooseTypedPlace',
    schema: typedPlaceSchema,
    access: async () => enforceRateLimit('geocode', await headers()),
    run: async ({ text, radiusKm, target }) => {
      const result = await geocodeForForm(text);
      if (!result.ok)
        throw new UserError(
          result.isNotFound ? appendHelp(placeMessages.searchFailed, result.help) : result.message,
        );
      const { place } = result;
      (await cookies()).set(
        placeCookieName(isHttps()),
        serializePlaceCookie({ place, radiusKm, isChosen: true }),
        placeCookieOptions(isHttps()),
      );
      const point = roundCoordinates(place.coordinates);
      redirect(
        target === 'talents' ? routes.talentNearMe(point) : routes.jobsNearMe({ ...point, radius: radiusKm }),
      );
    },
    failureMessage: placeMessages.geocodeFailed,
  }),
  (form) => ({
    text: getFormText(form, 'place'),
    radiusKm: getFormText(form, 'radius'),
    target: getFormText(form, 'for') === 'talents' ? ('talents' as const) : ('jobs' as const),
  }),
);

/** Deletes the saved place without JavaScript. */
export async function clearSavedPlace(): Promise<void> {
  const cookieStore = await cookies();
  cookieStore.delete({ name: placeCookieName(isHttps()), path: '/', secure: isHttps() });
  redirect(routes.location());
}
