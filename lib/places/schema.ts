import { z } from 'zod';
import { placeMessages } from '@/messages/places/messages';
import { normalizeAddress } from './place';

const latitude = z
  .number(placeMessages.coordinatesInvalid)
  .min(-90, placeMessages.coordinatesInvalid)
  .max(90, placeMessages.coordinatesInvalid);
const longitude = z
  .number(placeMessages.coordinatesInvalid)
  .min(-180, placeMessages.coordinatesInvalid)
  .max(180, placeMessages.coordinatesInvalid);

/** A point in degrees. Every error is 'Invalid latitude or longitude values', except for a missing point. */
export const coordinatesSchema = z.object(
  { lat: latitude, lng: longitude },
  {
    error: ({ input }) =>
      isObject(input) ? placeMessages.coordinatesInvalid : placeMessages.coordinatesRequired,
  },
);

const requiredText = (message: string) => z.string(message).trim().min(1, message).max(120, message);
const optionalText = z.string().trim().max(200).nullish();

const addressSchema = z
  .object(
    {
      city: requiredText(placeMessages.cityRequired),
      state: requiredText(placeMessages.stateRequired),
      country: requiredText(placeMessages.countryRequired),
      street: optionalText,
      zipCode: optionalText,
      neighborhood: optionalText,
    },
    placeMessages.addressRequired,
  )
  .transform(normalizeAddress);

/** Section 5's location rules, each with its message. Unknown keys are dropped, blank optional parts become null. */
export const placeSchema = z.object(
  { coordinates: coordinatesSchema, address: addressSchema },
  placeMessages.required,
);

const isObject = (input: unknown) => typeof input === 'object' && input !== null;
