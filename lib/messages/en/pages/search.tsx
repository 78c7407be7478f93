import type { Nodes, Values } from '@/messages/format';

export const jobJobPage = {
  jobNotFound: 'Job Not Found',
};

export const jobsNearMe = {
  openJobsNearYouNearest:
    'Open jobs near you, nearest first: how far each one is, what it pays and how to apply.',
  jobsNearYou: 'Jobs near you',
  findJobs: 'Find Jobs',
};

export const location = {
  setYourLocation: 'Set Your Location',
  tellUsWhereYouAre: 'Tell us where you are and how far you’d go, and see the open jobs around you.',
  peopleLookingForWork: 'People looking for work',
  areShownByTheirDistance: ({ value }: Nodes<'value'>) => (
    <>
      {value} are shown by their distance from here. We never need your street: a city, a neighborhood or a
      ZIP code will do.
    </>
  ),
  jobs: 'Jobs',
};

export const search = {
  searchJobs: 'Search jobs',
  searchAllOpenJobsBy: 'Search all open jobs by words, place, distance, type and pay.',
  searchAllJobs: 'Search all jobs',
};

export const talentNearMe = {
  browseTalent: 'Browse Talent',
  browseTalentNear: ({ name }: Values<'name'>) => `Browse Talent near ${name}`,
  peopleNearYouWhoAre:
    'People near you who are looking for work: what they can do, and how far away they are.',
  talentsNearYou: 'Talents Near You',
  changeLocation: 'Change location',
  locationNotSet: 'Location Not Set',
  setYourLocation: 'Set your location',
  tellUsWhereYouAre:
    'Tell us where you are, and we’ll show you who’s looking for work nearby, nearest first.',
  thisPoint: 'this point',
};
