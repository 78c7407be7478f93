import { type MessageValues, plural } from '@/messages/format';

export const placeCombobox = {
  wholeState: ({ stateName }: MessageValues<'stateName'>) => `${stateName} (whole state)`,
  listLabel: 'Places',
  noResults: 'No place found',
  placeholder: 'Austin, TX or 94110',
  resultCount: ({ count }: { count: number }) =>
    plural(count, {
      one: '# place found, use the arrow keys to choose',
      other: '# places found, use the arrow keys to choose',
    }),
};

export const radiusFilter = {
  anyDistance: 'Any distance',
  noPlaceHint: 'Jobs are shown at any distance until you enter a place.',
};

export const radiusSlider = {
  label: 'Search radius',
  miles: ({ miles }: { miles: number }) => (miles === 1 ? '1 mile' : `${miles} miles`),
};

export const useMyLocationButton = {
  label: 'Use my location',
  pending: 'Finding your location…',
  loadFailed: 'We couldn’t look for your location. Check your connection and try again.',
};

export const placeField = {
  invalidLocationData: 'Invalid location data',
};
