import type { Values } from '@/messages/format';

export const placeCityTalentsRoleAvailability = {
  pageNotFound: 'Page Not Found',
  talentsNearYou: 'Talents Near You',
  toUseMyOwnLocation: 'Use my own location',
};

export const categories = {
  browseJobsByCategory: 'Browse jobs by category',
  openJobsByIndustryType: 'Open jobs by industry, type and skill, and the cities with the most of each.',
};

export const citiesInitial = {
  citiesWithJobs: ({ initial }: Values<'initial'>) => `Cities with jobs: ${initial}`,
  everyCityAndTownThat: ({ initial }: Values<'initial'>) =>
    `Every city and town that begins with ${initial} and has open jobs.`,
};

export const cities = {
  citiesWithJobs: 'Cities with jobs',
  everyCityAndTownWith: 'Every city and town with open jobs, by name, by state, and by how many there are.',
};
