import type { MessageValues } from '@/messages/format';

/** The specification's messages about places (sections 5 and 8), unchanged. */
export const placeMessages = {
  required: 'Location is required',
  coordinatesRequired: 'Location coordinates are required',
  coordinatesInvalid: 'Invalid latitude or longitude values',
  addressRequired: 'Location address is required',
  cityRequired: 'City is required and cannot be empty',
  stateRequired: 'State is required and cannot be empty',
  countryRequired: 'Country is required and cannot be empty',
  incompleteAddress: 'Could not determine complete address',

  geolocationUnsupported: 'Geolocation is not supported by your browser',
  permissionDenied: 'Location permission denied',
  positionUnavailable: 'Location information is unavailable',
  positionTimedOut: 'Location request timed out',
  positionInaccurate:
    'Your browser only knows roughly where you are. Search for your address or tap the map instead.',
  positionUnknownError: 'An unknown error occurred',

  ownAddressFailed: 'Failed to get address for your location',
  reverseRequestFailed: 'Reverse geocoding request failed',
  reverseFailed: 'Failed to reverse geocode coordinates',
  reverseIncomplete: 'Could not determine complete address for this location',
  geocodeRequestFailed: 'Geocoding request failed',
  geocodeNoResults: 'No results found for the address',
  geocodeFailed: 'Failed to geocode address',
  searchFailed: 'Failed to find location. Please try again or be more specific.',
  selectedAddressFailed: 'Failed to get address for selected location.',
};

/** Help shown after a specified message. */
export const placeHelp = {
  outsideTerritory: ({ country, siteName }: MessageValues<'country' | 'siteName'>) =>
    `${siteName} doesn’t cover ${country} yet. Type a city or ZIP in one of the 50 states.`,
  outsideCountry: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} covers the United States only. Type a US city or ZIP.`,
  armedForces: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} doesn’t cover APO, FPO or DPO addresses. Type a city or ZIP in one of the 50 states.`,
  zipMismatch: ({ zip, city }: MessageValues<'zip' | 'city'>) =>
    `${zip} isn’t in ${city}. Check the ZIP code.`,
  nearMe: 'Press “Use my location”, or type a US city or ZIP.',
  wholeState: ({ name }: MessageValues<'name'>) => `${name} is a whole state. Choose a city.`,
  noTownNearby: 'We couldn’t find a town within 30 km of that point. Type a US city or ZIP.',
  retryOrType: ({ error }: MessageValues<'error'>) =>
    `${error}. Please try again in a minute, or type a city or ZIP code instead.`,
};
