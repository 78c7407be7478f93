import type { MessageValues, Nodes } from '@/messages/format';

export const jobPage = {
  notFoundTitle: 'Job Not Found',
};

export const jobsNearMe = {
  description: 'Open jobs near you, nearest first: how far each one is, what it pays and how to apply.',
  title: 'Jobs near you',
  metaTitle: 'Find Jobs',
};

export const location = {
  title: 'Set Your Location',
  description: 'Tell us where you are and how far you’d go, and see the open jobs around you.',
  talents: 'People looking for work',
  intro: ({ results }: Nodes<'results'>) => (
    <>
      {results} are shown by their distance from here. We never need your street: a city, a neighborhood or a
      ZIP code will do.
    </>
  ),
  jobs: 'Jobs',
};

export const search = {
  metaTitle: 'Search jobs',
  description: 'Search all open jobs by words, place, distance, type and pay.',
  title: 'Search all jobs',
};

export const talentNearMe = {
  pageTitle: 'Browse Talent',
  pageTitleNear: ({ name }: MessageValues<'name'>) => `Browse Talent near ${name}`,
  description: 'People near you who are looking for work: what they can do, and how far away they are.',
  heading: 'Talents Near You',
  changeLocation: 'Change location',
  noLocationTitle: 'Location Not Set',
  setLocationButton: 'Set your location',
  noLocationText: 'Tell us where you are, and we’ll show you who’s looking for work nearby, nearest first.',
  unnamedPlace: 'this point',
};
