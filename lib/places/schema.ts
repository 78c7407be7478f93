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

/** A point in degrees; every fault is 'Invalid latitude or longitude values', a missing point says so. */
export const coordinatesSchema = z.object(
  { lat: latitude, lng: longitude },
  {
    error: ({ input }) =>
      isObject(input) ? placeMessages.coordinatesInvalid : placeMessages.coordinatesRequired,
  },
);

const namePart = (message: string) => z.string(message).trim().min(1, message).max(120, message);
const optionalPart = z.string().trim().max(200).nullish();

const addressSchema = z
  .object(
    {
      city: namePart(placeMessages.cityRequired),
      state: namePart(placeMessages.stateRequired),
      country: namePart(placeMessages.countryRequired),
      street: optionalPart,
      zipCode: optionalPart,
      neighborhood: optionalPart,
    },
    placeMessages.addressRequired,
  )
  .transform(normalizeAddress);

/** Section 5's location rules, each with its message; unknown keys are dropped, blank optional parts become null. */
export const placeSchema = z.object(
  { coordinates: coordinatesSchema, address: addressSchema },
  placeMessages.required,
);

const isObject = (input: unknown) => typeof input === 'object' && input !== null;
