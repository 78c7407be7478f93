import type { MessageValues } from '@/messages/format';

export const talentsOfRolePage = {
  pageNotFound: 'Page Not Found',
  title: 'Talents Near You',
  useMyLocation: 'Use my own location',
};

export const categories = {
  title: 'Browse jobs by category',
  description: 'Open jobs by industry, type and skill, and the cities with the most of each.',
};

export const citiesInitial = {
  title: ({ initial }: MessageValues<'initial'>) => `Cities with jobs: ${initial}`,
  description: ({ initial }: MessageValues<'initial'>) =>
    `Every city and town that begins with ${initial} and has open jobs.`,
};

export const cities = {
  title: 'Cities with jobs',
  description: 'Every city and town with open jobs, by name, by state, and by how many there are.',
};
