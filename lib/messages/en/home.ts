import { plural, type Values } from '@/messages/format';

export const claims = {
  localJobs: 'local jobs',
  neighborhoods: 'neighborhoods',
  jobSeekers: 'job seekers',
  inFigures: ({ siteName }: Values<'siteName'>) => `${siteName} in figures`,
};

export const cityChoices = {
  citiesWithTheMostJobs: 'Cities with the most jobs',
  jobsIn: 'Jobs in',
};

export const closingCall = {
  someoneAroundTheCornerIs: 'Someone around the corner is looking for you',
  setYourPlaceOnceAnd: 'Set your place once, and every search starts at your door.',
  findJobsNearMe: 'Find jobs near me',
  setLocation: 'Set Location',
};

export const employerCall = {
  hireTalent: 'Hire Talent',
  theRightPersonMayLive: 'The right person may live three streets away',
  neighborsKnowTheWayCan:
    'Neighbors know the way, can cover a shift on short notice and are home for dinner. Reach the people who live close to your door.',
  postAJob: 'Post a Job',
};

export const featuredPlaces = { jobsIn: 'Jobs around here' };

export const features = {
  nearMeansNear: 'Near means near',
  chooseARadiusFromTo: ({ minKm, maxKm }: Values<'minKm' | 'maxKm'>) =>
    `Choose a radius from ${minKm} to ${maxKm} km around home. Every job shows its distance, in the list and on the map.`,
  payYouCanCompare: 'Pay you can compare',
  applyWithoutAnAccount: 'Apply without an account',
  aShortFormAndYour:
    'A short form and your CV, and you’re done. Your CV stays private, and you can take it all back with the link we email you.',
  aShortTripToWork: 'A short trip to work and no surprises',
  aMinimumIsComparedPerHour:
    'Hourly, monthly, yearly: a minimum is compared per hour, so a salary never hides behind a bigger number.',
};

export const hero = {
  findWork: 'Find Work',
  tellUsWhereHomeIs: ({ siteName }: Values<'siteName'>) =>
    `Tell us where home is. ${siteName} shows the open jobs around it: how far each one is, what it pays and how to get it.`,
  setLocationManually: 'Set location manually',
};

export const newestJobs = {
  justPosted: 'Just posted',
  acrossTheUnitedStates: 'Across the United States',
  noOpenJobsRightNow: 'No open jobs right now. New ones will appear here.',
  seeAllJobs: 'See all jobs',
};

export const nearbyJobs = {
  countNear: ({ total, shown, name }: Values<'shown' | 'name'> & { total: number }) =>
    plural(total, { one: `${shown} job near ${name}`, other: `${shown} jobs near ${name}` }),
  nearestTo: ({ name }: Values<'name'>) => `Nearest to ${name}`,
  seeAll: 'See all',
};

export const searchBox = {
  findJobs: 'Find Jobs',
  findingJobs: 'Finding jobs…',
  keywords: 'Keywords',
  bakerEveningsForklift: 'Baker, evenings, forklift',
  cityNeighborhoodOrZipCode: 'City, neighborhood or ZIP code',
};

export const newestJob = {
  pay: ({ payLabel }: Values<'payLabel'>) => `Pay: ${payLabel}`,
  in: ({ companyName, where }: Values<'companyName' | 'where'>) => `${companyName} in ${where}`,
};
