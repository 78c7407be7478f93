'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { defineAction } from '@/lib/action';
import { env } from '@/lib/env';
import { formAction } from '@/lib/forms/form-action';
import { textOf } from '@/lib/forms/read-form';
import { radius } from '@/lib/limits';
import { takeLimit } from '@/lib/rate-limits/rate-limits';
import { Refusal } from '@/lib/result';
import * as routes from '@/lib/routes';
import { placeMessages } from '@/messages/places/messages';
import { geocodeForForm } from './geocode';
import { roundCoordinates } from './place';
import { placeCookieName, placeCookieOptions, serializePlaceCookie } from './place-cookie';
import { withHelp } from './place-help';
import { radiusField } from './radius-field';

const choiceSchema = z.object({
  text: z.string().trim().min(1, placeMessages.required).max(200, placeMessages.searchFailed),
  target: z.enum(['jobs', 'talents']),
  radiusKm: radiusField(radius.defaultKm),
});

const isHttps = () => env().siteUrl.startsWith('https://');

/** The way without JavaScript: looks the typed place up, keeps it in the cookie and goes on to what is near. */
export const chooseTypedPlace = formAction(
  defineAction({
    name: 'chooseTypedPlace',
    schema: choiceSchema,
    access: async () => takeLimit('geocode', await headers()),
    run: async ({ text, radiusKm, target }) => {
      const answer = await geocodeForForm(text);
      if (!answer.ok)
        throw new Refusal(answer.isMiss ? withHelp(placeMessages.searchFailed, answer.help) : answer.message);
      const { place } = answer;
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
    failed: placeMessages.geocodeFailed,
  }),
  (form) => ({
    text: textOf(form, 'place'),
    radiusKm: textOf(form, 'radius'),
    target: textOf(form, 'for') === 'talents' ? ('talents' as const) : ('jobs' as const),
  }),
);

/** Forgets the place that the cookie holds. */
export async function clearPlace(): Promise<void> {
  const jar = await cookies();
  jar.delete({ name: placeCookieName(isHttps()), path: '/', secure: isHttps() });
  redirect(routes.location());
}
