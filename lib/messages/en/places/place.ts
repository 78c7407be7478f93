import { plural, type Values } from '@/messages/format';

export const placeCombobox = {
  wholeState: ({ stateName }: Values<'stateName'>) => `${stateName} (whole state)`,
  places: 'Places',
  noPlaceFound: 'No place found',
  austinTxOr94110: 'Austin, TX or 94110',
  found: ({ count }: { count: number }) =>
    plural(count, {
      one: '# place found, use the arrow keys to choose',
      other: '# places found, use the arrow keys to choose',
    }),
};

export const radiusFilter = {
  anyDistance: 'Any distance',
  anywhereUntilPlace: 'Jobs are shown at any distance until you enter a place.',
};

export const radiusSlider = {
  searchRadius: 'Search radius',
  miles: ({ miles }: { miles: number }) => (miles === 1 ? '1 mile' : `${miles} miles`),
};

export const useMyLocationButton = {
  myLocation: 'Use my location',
  findingYourLocation: 'Finding your location…',
  notLoaded: 'We couldn’t look for your location. Check your connection and try again.',
};

export const placeField = {
  invalidLocationData: 'Invalid location data',
};
