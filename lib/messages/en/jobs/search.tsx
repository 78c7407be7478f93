import { type LinkWrappers, type MessageValues, type Nodes, plural } from '@/messages/format';

export const emailMeLink = {
  emailMe: 'Email me new jobs',
  likeThese: 'like these',
};

export const emailMeForm = {
  titleForPlace: ({ placeName }: MessageValues<'placeName'>) => `Email me new jobs near ${placeName}`,
  titleForWords: ({ words, placeName }: MessageValues<'words' | 'placeName'>) =>
    `Email me new ${words} jobs near ${placeName}`,
  titleForSearch: ({ placeName }: MessageValues<'placeName'>) =>
    `Email me new jobs like these near ${placeName}`,
  emailLabel: 'Your email',
  submitButton: 'Email me',
  pending: 'Saving…',
  scheduleHint: ({ radiusKm }: { radiusKm: number }) => `Once a day, within ${radiusKm} km.`,
  change: 'Change',
};

/** `shown` is a count as it is displayed, such as '1,000+'. The plain number chooses the plural form. */
export const jobFilters = {
  submitButton: 'Show jobs',
  scheduleLink: 'My week…',
  pending: 'Loading jobs…',
  typeLabel: 'Job type',
  minPayLabel: 'Minimum pay per hour',
  minPayHint: 'In US dollars. Yearly pay counts as 52 weeks of 40 hours, so $20 an hour is $41,600 a year.',
  submitWithCount: ({ total, shown }: MessageValues<'shown'> & { total: number }) =>
    plural(total, { one: `Show ${shown} job`, other: `Show ${shown} jobs` }),
};

export const moreConditions = {
  title: 'More filters',
  activeCount: ({ count }: { count: number }) => `${count} set`,
  allFiltersLink: 'All filters on one page',
};

export const filterLinks = {
  anyDistance: 'Any distance',
  within: ({ km }: { km: number }) => `${km} km`,
  names: {
    pay: 'Pay',
    type: 'Job type',
    when: 'Schedule',
    posted: 'Posted',
    industry: 'Industry',
  },
};

/** `shown` is a count as it is displayed (see `jobFilters`). */
export const jobResults = {
  jobs: 'jobs',
  paginationLabel: 'Pages of jobs',
  endOfList: 'That’s as far as the list goes. Search for something narrower to see the rest.',
  pageMissing: ({ page, link }: MessageValues<'page'> & LinkWrappers<'link'>) => (
    <>
      There’s no longer a page {page} of these jobs. {link('Go to the first page')}
    </>
  ),
  searchIncomplete:
    'There are more jobs here than one search can look through, and none of those we checked match. Try a smaller area or other filters.',
  showAllPay: 'Show all pay',
  showAllSchedules: 'Show them',
  withoutScheduleCount: ({ count, shown }: MessageValues<'shown'> & { count: number }) =>
    plural(count, {
      one: `${shown} job doesn’t list a schedule and is hidden.`,
      other: `${shown} jobs don’t list a schedule and are hidden.`,
    }),
  found: ({ total, shown }: MessageValues<'shown'> & { total: number }) =>
    plural(total, { one: `${shown} job`, other: `${shown} jobs` }),
  /** The heading without a count, if the search did not check every job. */
  uncounted: 'Jobs',
  match: ({ total, shown }: MessageValues<'shown'> & { total: number }) =>
    plural(total, { one: `${shown} job matches`, other: `${shown} jobs match` }),
  withinKm: ({ found, radiusKm }: MessageValues<'found' | 'radiusKm'>) => `${found} within ${radiusKm} km`,
  inArea: ({ found }: MessageValues<'found'>) => `${found} in your area`,
  ofPlace: ({ placeName }: MessageValues<'placeName'>) => ` of ${placeName}`,
  nearestFirst: ({ found, placeName }: MessageValues<'found' | 'placeName'>) =>
    `${found}, nearest to ${placeName} first`,
  withoutPayCount: ({ count, shown }: MessageValues<'shown'> & { count: number }) =>
    plural(count, {
      one: `${shown} more job doesn’t list a minimum pay and isn’t shown.`,
      other: `${shown} more jobs don’t list a minimum pay and aren’t shown.`,
    }),
};

export const jobSearch = {
  errorTitle: 'Error loading jobs',
  loadFailed: 'Failed to load jobs',
  invalidBox: 'box must be west,south,east,north in degrees, and zoom a whole number from 3 to 19.',
  boxTooLarge: 'box is larger than a screen at this zoom. Ask for a smaller box or a lower zoom.',
  loadFailedHint: 'Failed to load jobs. That’s on us, and trying again often helps.',
  searchTimedOut: 'This search took too long. Add a place, or a smaller radius, and try again.',
};

export const locationNotSet = {
  title: 'Location Not Set',
  setLocationButton: 'Set your location',
  hint: ({ link }: Nodes<'link'>) => (
    <>Tell us where you are, and we’ll show you the open jobs nearby, nearest first. Or browse {link}.</>
  ),
  allJobsLink: 'all jobs',
  allJobsForQueryLink: ({ query }: MessageValues<'query'>) => `all jobs for “${query}”`,
};

export const noJobsFound = {
  title: 'No jobs found',
  clearFilters: 'Clear filters',
  setLocationLink: 'Set your location',
  jobs: ({ total, shown }: MessageValues<'shown'> & { total: number }) =>
    plural(total, { one: `${shown} job`, other: `${shown} jobs` }),
  withinKm: ({ jobs, radiusKm }: MessageValues<'jobs' | 'radiusKm'>) => `${jobs} within ${radiusKm} km`,
  withoutFilters: ({ jobs }: MessageValues<'jobs'>) => `${jobs} without filters`,
  without: ({ jobs, label }: MessageValues<'jobs' | 'label'>) => `${jobs} without “${label}”`,
  withoutWords: ({ total, jobs, isNear }: MessageValues<'jobs'> & { total: number; isNear: boolean }) =>
    `${total === 1 ? 'The only job' : `All ${jobs}`}${isNear ? ' near you' : ''}`,
  ofAnyType: ({ jobs }: MessageValues<'jobs'>) => `${jobs} of any type`,
  atAnyPay: ({ jobs }: MessageValues<'jobs'>) => `${jobs} at any pay`,
  noneMatchesWords: ({ query }: MessageValues<'query'>) => `No open jobs here match “${query}”.`,
  noneMatchesWordsAndFilters: ({ query }: MessageValues<'query'>) =>
    `No open jobs here match “${query}” and your other filters.`,
  nearestJob: ({ distanceLabel }: MessageValues<'distanceLabel'>) => `The nearest one is ${distanceLabel}`,
  noneMatchesFilters: 'No open jobs here match all of that.',
  noneNearby: 'Nothing’s open this close right now.',
  noneOpen: 'No open jobs right now.',
  suggestionsHint: 'Here’s what comes closest.',
  noSuggestionsHint: 'New jobs come in every day.',
};

export const searchBar = {
  changeSearch: 'Change the search:',
  keywordsLabel: 'Keywords',
  keywordsPlaceholder: 'Job, skill, company',
  placeLabel: 'Place',
  placePlaceholder: 'City or ZIP code',
  pending: 'Loading jobs…',
  submitButton: 'Find Jobs',
};

export const searchChips = {
  label: 'Filters that are set',
  remove: ({ label }: MessageValues<'label'>) => `${label}, remove`,
  clearAll: 'Clear all',
  minPay: ({ minPay }: MessageValues<'minPay'>) => `$${minPay} an hour or more`,
};

export const category = {
  jobsWith: ({ label }: MessageValues<'label'>) => `Jobs with “${label}”`,
  otherJobs: 'Other jobs',
  jobs: ({ label }: MessageValues<'label'>) => `${label} jobs`,
};

export const searchParams = {
  unknownJobType: ({ given }: MessageValues<'given'>) => `There’s no job type ${given}.`,
  unknownSort: ({ given }: MessageValues<'given'>) => `We can’t sort by ${given}.`,
  unknownView: ({ given }: MessageValues<'given'>) => `There’s no view ${given}.`,
  coordinatesRequired: 'Use lat and lng for the location, not place.',
};

export const searchPlace = {
  unnamedPoint: 'this point',
};

export const searchTitle = {
  jobs: 'Jobs',
  near: ({ near }: MessageValues<'near'>) => ` near ${near}`,
  page: ({ page }: MessageValues<'page'>) => `, page ${page}`,
  map: ', map',
};

export const moreJobs = {
  title: 'Few jobs here. Look wider?',
  show: 'Show',
  include: 'Include',
  withinKm: ({ shown, radiusKm }: MessageValues<'shown' | 'radiusKm'>) =>
    `${shown} jobs within ${radiusKm} km`,
  allJobsForQuery: ({ shown, query }: MessageValues<'shown' | 'query'>) => `All ${shown} “${query}” jobs`,
  allJobs: ({ shown }: MessageValues<'shown'>) => `All ${shown} jobs`,
  withoutPay: ({ count, shown }: MessageValues<'shown'> & { count: number }) =>
    plural(count, { one: `${shown} more that lists no pay`, other: `${shown} more that list no pay` }),
  withoutSchedule: ({ count, shown }: MessageValues<'shown'> & { count: number }) =>
    plural(count, {
      one: `${shown} more that lists no schedule`,
      other: `${shown} more that list no schedule`,
    }),
};

export const wordFilterLinks = {
  noRemoteJobs: 'This board lists jobs at a place, so it has no remote ones.',
  only: {
    weekends: 'Only weekend jobs',
    weekdays: 'Only weekday jobs',
    evenings: 'Only evening jobs',
    mornings: 'Only morning jobs',
    afternoons: 'Only afternoon jobs',
    nights: 'Only night jobs',
    'part-time': 'Only part-time jobs',
    'full-time': 'Only full-time jobs',
    tips: 'Only jobs with tips',
    'on-site': 'Show jobs at a place',
  },
};
