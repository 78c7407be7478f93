import type { Values } from '@/messages/format';

export const placeCombobox = {
  wholeState: ({ stateName }: Values<'stateName'>) => `${stateName} (whole state)`,
  places: 'Places',
  noPlaceFound: 'No place found',
};

export const radiusFilter = {
  anyDistance: 'Any distance',
};

export const radiusSlider = {
  searchRadius: 'Search radius',
};

export const useMyLocationButton = {
  myLocation: 'Use my location',
  findingYourLocation: 'Finding your location…',
};

export const yourPlace = {
  yourPlaceChangeIt: ({ placeLabel }: Values<'placeLabel'>) => `Your place: ${placeLabel}. Change it`,
};

export const placeField = {
  invalidLocationData: 'Invalid location data',
};
