import { type MessageValues, plural } from '@/messages/format';

export const claims = {
  localJobs: 'local jobs',
  neighborhoods: 'neighborhoods',
  jobSeekers: 'job seekers',
  sectionLabel: ({ siteName }: MessageValues<'siteName'>) => `${siteName} in figures`,
};

export const cityChoices = {
  label: 'Cities with the most jobs',
  intro: 'Jobs in',
};

export const jobSeekerCta = {
  title: 'Someone around the corner is looking for you',
  body: 'Set your place once, and every search starts at your door.',
  findJobsLink: 'Find jobs near me',
  setLocation: 'Set Location',
};

export const employerCta = {
  eyebrow: 'Hire Talent',
  title: 'The right person may live three streets away',
  body: 'Neighbors know the way, can cover a shift on short notice and are home for dinner. Reach the people who live close to your door.',
  postAJob: 'Post a Job',
};

export const featuredPlaces = { title: 'Jobs around here' };

export const features = {
  radiusTitle: 'Near means near',
  radiusBody: ({ minKm, maxKm }: MessageValues<'minKm' | 'maxKm'>) =>
    `Choose a radius from ${minKm} to ${maxKm} km around home. Every job shows its distance, in the list and on the map.`,
  payTitle: 'Pay you can compare',
  applyTitle: 'Apply without an account',
  applyBody:
    'A short form and your CV, and you’re done. Your CV stays private, and you can take it all back with the link we email you.',
  title: 'A short trip to work and no surprises',
  payBody:
    'Hourly, monthly, yearly: a minimum is compared per hour, so a salary never hides behind a bigger number.',
};

export const hero = {
  eyebrow: 'Find Work',
  intro: ({ siteName }: MessageValues<'siteName'>) =>
    `Tell us where home is. ${siteName} shows the open jobs around it: how far each one is, what it pays and how to get it.`,
  setLocationManually: 'Set location manually',
};

export const newestJobs = {
  title: 'Just posted',
  subtitle: 'Across the United States',
  empty: 'No open jobs right now. New ones will appear here.',
  seeAllJobs: 'See all jobs',
};

/** `shown` is a count as it is displayed, such as '1,000+'. The plain number chooses the plural form. */
export const nearbyJobs = {
  countTitle: ({ total, shown, name }: MessageValues<'shown' | 'name'> & { total: number }) =>
    plural(total, { one: `${shown} job near ${name}`, other: `${shown} jobs near ${name}` }),
  nearestTitle: ({ name }: MessageValues<'name'>) => `Nearest to ${name}`,
  seeAll: 'See all',
};

export const searchBox = {
  findJobs: 'Find Jobs',
  pending: 'Finding jobs…',
  keywordsLabel: 'Keywords',
  keywordsPlaceholder: 'Baker, evenings, forklift',
  placeLabel: 'City, neighborhood or ZIP code',
};

export const newestJob = {
  pay: ({ payLabel }: MessageValues<'payLabel'>) => `Pay: ${payLabel}`,
  companyInPlace: ({ companyName, where }: MessageValues<'companyName' | 'where'>) =>
    `${companyName} in ${where}`,
};
