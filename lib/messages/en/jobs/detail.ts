import type { Values } from '@/messages/format';

export const aboutCompany = {
  aboutTheCompany: 'About the company',
  namesake: ({ city, streetCityAndState }: Values<'city' | 'streetCityAndState'>) =>
    `Another company in ${city} posts under this name, too. This one is at ${streetCityAndState}.`,
  allJobsAt: ({ companyName }: Values<'companyName'>) => `All jobs at ${companyName}`,
};

export const applyPlaces = {
  jobAtAGlance: 'This job at a glance',
  apply: 'Apply',
  applyForThisJob: 'Apply for this job',
};

export const backButton = {
  backToJobs: 'Back to jobs',
};

export const endedNotice = {
  thisJobIsPaused: 'This job is paused',
  theEmployerIsntTakingApplications:
    'The employer isn’t taking applications right now. The job may open again.',
  thisJobIsClosed: 'This job is closed',
  theEmployerIsNoLonger: 'The employer is no longer taking applications.',
  thisJobHasExpired: 'This job has expired',
  itIsNoLongerTaking: 'It is no longer taking applications.',
  nearbyOpenJobsAreBelow: 'Nearby open jobs are below.',
  searchAllJobs: 'Search all jobs',
};

export const jobDetail = {
  aboutTheJob: 'About the job',
  whereItIs: 'Where it is',
  similarJobsNearby: 'Similar jobs nearby',
  openJobsNearby: 'Open jobs nearby',
  onTheWeb: ({ address }: Values<'address'>) => `This job on the web: ${address}`,
};

export const ownJob = {
  /** The count is null until it has arrived. */
  applicants: ({ count }: { count: number | null }) =>
    count === null ? 'Applicants' : `Applicants (${count})`,
  edit: 'Edit',
  close: 'Close',
};

export const jobExtras = {
  schedule: 'Schedule',
  benefits: 'Benefits',
  requiredSkillsKeywords: 'Required Skills & Keywords',
};

export const jobFacts = {
  pay: 'Pay',
  plusTips: 'plus tips',
  jobType: 'Job type',
  hours: 'Hours',
  posted: 'Posted',
  closes: 'Closes',
  minimumAge: 'Minimum age',
  start: 'Start',
  asSoonAsPossible: 'As soon as possible',
};

export const refusedApplication = {
  jobClosed: 'This job closed. Nothing was sent.',
  jobPaused: 'This job is paused. Nothing was sent.',
};

export const jobNotFound = {
  itMayHaveBeenFilled: 'It may have been filled, or part of the link is missing.',
  partOfTheLinkIs: 'Part of the link is missing. Search for the job by its title instead.',
  jobNotFound: 'Job not found.',
  invalidJobUrl: 'Invalid job URL.',
  title: 'Job Not Found',
  searchAllJobs: 'Search all jobs',
  seeTheJobsIn: ({ city }: Values<'city'>) => `See the jobs in ${city}`,
  goToTheHomePage: 'Go to the home page',
};

export const keepAndGo = {
  directions: 'Directions',
  ways: { walk: 'Walk', bike: 'Bike', bus: 'Bus', car: 'Car' },
  directionsBy: {
    walk: 'Walk: directions on a map',
    bike: 'Bike: directions on a map',
    bus: 'Bus: lines and stops on a map',
    car: 'Car: directions on a map',
  },
  emailThisJob: 'Email this job',
  addClosingDay: 'Add the closing day to a calendar',
  jobAt: ({ title, companyName }: Values<'title' | 'companyName'>) => `${title} at ${companyName}`,
  lastTimeToApply: ({ title, companyName }: Values<'title' | 'companyName'>) =>
    `Last time to apply: ${title} at ${companyName}`,
};

export const nearestJobs = {
  openJobsNear: ({ city }: Values<'city'>) => `Open jobs near ${city}`,
};

export const weekTable = {
  yes: 'yes',
};

export const jobMetadata = {
  title: ({ title, companyName, where }: Values<'title' | 'companyName' | 'where'>) =>
    `${title} at ${companyName}, ${where}`,
  isHiring: ({ companyName, where, title, type }: Values<'companyName' | 'where' | 'title' | 'type'>) =>
    `${companyName} is hiring in ${where}: ${title}, ${type}.`,
  at: ({ title, companyName }: Values<'title' | 'companyName'>) => `${title} at ${companyName}`,
};

export const relatedJobs = {
  lessThanOneKmAway: 'less than 1 km from this job',
  kmAway: ({ km }: Values<'km'>) => `${km} km from this job`,
};

export const shareButtons = {
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  notCopied: 'Your browser didn’t allow that. Copy the address of this page instead.',
};
