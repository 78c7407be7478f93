import { z } from 'zod';
import { placeMessages } from '@/messages/places/messages';
import { normalizeAddress } from './place';

const degrees = (limit: number) =>
  z
    .number(placeMessages.coordinatesInvalid)
    .min(-limit, placeMessages.coordinatesInvalid)
    .max(limit, placeMessages.coordinatesInvalid);

/** A point in degrees. Every error is 'Invalid latitude or longitude values', except for a missing point. */
export const coordinatesSchema = z.object(
  { lat: degrees(90), lng: degrees(180) },
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

/**
 * The location rules of the specification (section 5), each with its message. Unknown keys are dropped, blank optional
 * parts become null.
 */
export const placeSchema = z.object(
  { coordinates: coordinatesSchema, address: addressSchema },
  placeMessages.required,
);

const isObject = (input: unknown) => typeof input === 'object' && input !== null;
