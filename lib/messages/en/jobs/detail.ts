import type { MessageValues } from '@/messages/format';

export const aboutCompany = {
  title: 'About the company',
  namesakeNotice: ({ city, streetCityAndState }: MessageValues<'city' | 'streetCityAndState'>) =>
    `Another company in ${city} posts under this name, too. This one is at ${streetCityAndState}.`,
  allJobsLink: ({ companyName }: MessageValues<'companyName'>) => `All jobs at ${companyName}`,
};

export const applyActions = {
  label: 'This job at a glance',
  apply: 'Apply',
  applyForJob: 'Apply for this job',
};

export const backButton = {
  label: 'Back to jobs',
};

export const endedNotice = {
  pausedTitle: 'This job is paused',
  pausedHint: 'The employer isn’t taking applications right now. The job may open again.',
  closedTitle: 'This job is closed',
  closedHint: 'The employer is no longer taking applications.',
  expiredTitle: 'This job has expired',
  expiredHint: 'It is no longer taking applications.',
  relatedJobsHint: 'Nearby open jobs are below.',
  searchLink: 'Search all jobs',
};

export const jobDetail = {
  descriptionTitle: 'About the job',
  placeTitle: 'Where it is',
  similarJobsTitle: 'Similar jobs nearby',
  openJobsTitle: 'Open jobs nearby',
  printedAddress: ({ address }: MessageValues<'address'>) => `This job on the web: ${address}`,
};

export const ownJob = {
  /** The count is null while it loads. */
  applicants: ({ count }: { count: number | null }) =>
    count === null ? 'Applicants' : `Applicants (${count})`,
  edit: 'Edit',
  close: 'Close',
};

export const jobExtras = {
  schedule: 'Schedule',
  benefits: 'Benefits',
  skillsTitle: 'Required Skills & Keywords',
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
  startsAsap: 'As soon as possible',
};

export const refusedApplication = {
  jobClosed: 'This job closed. Nothing was sent.',
  jobPaused: 'This job is paused. Nothing was sent.',
};

export const jobNotFound = {
  notFoundHint: 'It may have been filled, or part of the link is missing.',
  invalidUrlHint: 'Part of the link is missing. Search for the job by its title instead.',
  notFound: 'Job not found.',
  invalidUrl: 'Invalid job URL.',
  title: 'Job Not Found',
  searchLink: 'Search all jobs',
  cityJobsLink: ({ city }: MessageValues<'city'>) => `See the jobs in ${city}`,
  homeLink: 'Go to the home page',
};

export const shareAndDirections = {
  directions: 'Directions',
  travelModes: { walk: 'Walk', bike: 'Bike', bus: 'Bus', car: 'Car' },
  directionsLabels: {
    walk: 'Walk: directions on a map',
    bike: 'Bike: directions on a map',
    bus: 'Bus: lines and stops on a map',
    car: 'Car: directions on a map',
  },
  emailJob: 'Email this job',
  addToCalendar: 'Add the closing day to a calendar',
  emailSubject: ({ title, companyName }: MessageValues<'title' | 'companyName'>) =>
    `${title} at ${companyName}`,
  calendarSummary: ({ title, companyName }: MessageValues<'title' | 'companyName'>) =>
    `Last time to apply: ${title} at ${companyName}`,
};

export const nearestJobs = {
  title: ({ city }: MessageValues<'city'>) => `Open jobs near ${city}`,
};

export const weekTable = {
  yes: 'yes',
};

export const jobMetadata = {
  title: ({ title, companyName, where }: MessageValues<'title' | 'companyName' | 'where'>) =>
    `${title} at ${companyName}, ${where}`,
  description: ({
    companyName,
    where,
    title,
    type,
  }: MessageValues<'companyName' | 'where' | 'title' | 'type'>) =>
    `${companyName} is hiring in ${where}: ${title}, ${type}.`,
  titleAtCompany: ({ title, companyName }: MessageValues<'title' | 'companyName'>) =>
    `${title} at ${companyName}`,
};

export const relatedJobs = {
  underOneKm: 'less than 1 km from this job',
  kmAway: ({ km }: MessageValues<'km'>) => `${km} km from this job`,
};

export const shareButtons = {
  share: 'Share',
  copyLink: 'Copy link',
  linkCopied: 'Link copied.',
  copyFailed: 'Your browser didn’t allow that. Copy the address of this page instead.',
};
