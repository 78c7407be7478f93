import type { MessageValues } from '@/messages/format';

export const multiPlaceSearch = {
  title: 'Search in several places',
  intro:
    'Choose neighborhoods, ZIP codes and cities. Your words and other filters stay as they are. We search a circle around the center of each place.',
  neighborhoods: 'Neighborhoods',
  zipCodes: 'ZIP codes',
  cities: 'Cities',
  otherPlacesLabel: 'Other places',
  otherPlaceLabel: ({ number }: MessageValues<'number'>) => `Place ${number}`,
  placePlaceholder: 'City or ZIP code',
  radiusLabel: 'How far around each',
  km: ({ km }: MessageValues<'km'>) => `${km} km`,
  showJobs: 'Show jobs',
  pending: 'Loading jobs…',
  backLink: 'Back to the search',
  noPlaceChosen: 'Choose at least one place.',
  tooManyPlaces: ({ maxPlaces }: MessageValues<'maxPlaces'>) => `Choose up to ${maxPlaces} places.`,
  placeNotFound: ({ name }: MessageValues<'name'>) => `We don’t know “${name}”. Try a city or a ZIP code.`,
  tooFarApart: 'These places are too far apart. Choose places within 200 km of each other.',
};
