import type { Values } from '@/messages/format';

export const areaOfPlaces = {
  title: 'Search in several places',
  intro:
    'Choose neighborhoods, ZIP codes and cities. Your words and other filters stay as they are. We search a circle around the center of each place.',
  neighborhoods: 'Neighborhoods',
  zipCodes: 'ZIP codes',
  cities: 'Cities',
  others: 'Other places',
  otherPlace: ({ number }: Values<'number'>) => `Place ${number}`,
  example: 'City or ZIP code',
  around: 'How far around each',
  km: ({ km }: Values<'km'>) => `${km} km`,
  showJobs: 'Show jobs',
  loadingJobs: 'Loading jobs…',
  back: 'Back to the search',
  chooseSome: 'Choose at least one place.',
  chooseFewer: ({ most }: Values<'most'>) => `Choose up to ${most} places.`,
  unknown: ({ given }: Values<'given'>) => `We don’t know “${given}”. Try a city or a ZIP code.`,
  tooFarApart: 'These places are too far apart. Choose places within 200 km of each other.',
};
