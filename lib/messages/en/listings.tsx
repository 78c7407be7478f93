import { type Nodes, plural, type Values, type Wraps } from '@/messages/format';

export const allJobsLink = {
  allJobsIn: ({ name }: Values<'name'>) => `All jobs in ${name}`,
};

export const categoryDirectory = {
  home: 'Home',
  categories: 'Categories',
  title: 'Browse by category',
  intro: 'Open jobs of each kind, and the cities with the most of them.',
  industries: 'Industries',
  jobTypes: 'Job types',
  skillsAndKeywords: 'Skills and keywords',
};

export const cityDirectory = {
  home: 'Home',
  cities: 'Cities',
  initialTitle: ({ letter }: Values<'letter'>) => `Cities with jobs: ${letter}`,
  title: 'Cities with jobs',
  countHint: 'The number is how many jobs are open in the city itself.',
  initialsLabel: 'Cities by initial',
  alphabeticalTitle: 'From A to Z',
  topCitiesTitle: 'Most jobs',
  emptyTitle: 'No jobs found',
  emptyBody: 'No city here has open jobs right now.',
  byState: 'By state',
};

export const employerListing = {
  title: ({ name }: Values<'name'>) => `Jobs at ${name}`,
  noOpenJobs: 'No open jobs here right now.',
  viewLabel: 'View',
  list: 'List',
  map: 'Map',
  paginationLabel: 'Pages of jobs',
  emptyTitle: 'No jobs found',
  emptyBody: ({ name, cityLink }: Values<'name'> & Nodes<'cityLink'>) => (
    <>
      Nothing is open at {name} right now. {cityLink}
    </>
  ),
  otherJobsLink: 'See the other jobs in this city',
  countInCity: ({ jobs, here }: Values<'jobs' | 'here'>) => `${jobs}, ${here} of them in this city.`,
  sharedName: ({ count }: Values<'count'>) =>
    `${count} companies share this name. You can tell them apart by logo, place and date.`,
};

export const fewJobs = {
  fewOpen: ({ count, kind, km, name }: Values<'kind' | 'km' | 'name'> & { count: number }) =>
    plural(count, {
      one: `Only one job${kind} within ${km} km of ${name} is open right now.`,
      other: `Only # jobs${kind} within ${km} km of ${name} are open right now.`,
    }),
  kindSuffix: ' of this kind',
  noneOpen: ({ kind, defaultKm, name }: Values<'kind' | 'defaultKm' | 'name'>) =>
    `Right now, no jobs${kind} are open within ${defaultKm} km of ${name}.`,
  nearestBelow: 'The nearest ones, a little farther away, are below.',
  noneWithin: ({ maxKm }: Values<'maxKm'>) => `There are none within ${maxKm} km either.`,
  nearestTitle: ({ name }: Values<'name'>) => `The nearest jobs around ${name}`,
};

export const filteredListing = {
  title: ({ jobs, name }: Values<'name'> & Nodes<'jobs'>) => (
    <>
      {jobs} in {name}
    </>
  ),
  jobs: 'Jobs',
};

export const listingMetadata = {
  hiringNow: ({ hiring }: Values<'hiring'>) => `Hiring now: ${hiring}.`,
  callToAction: 'See how far each is, what it pays, and apply in a minute.',
  jobs: 'Jobs',
  title: ({ jobs, name, page }: Values<'jobs' | 'name'> & { page: number }) =>
    `${jobs} in ${name}${page > 1 ? `, page ${page}` : ''}`,
  description: ({ jobs, radiusKm, name, page }: Values<'jobs' | 'radiusKm' | 'name'> & { page: number }) =>
    `${jobs} within ${radiusKm} km of ${name}${page > 1 ? `, page ${page}` : ''}.`,
};

export const placeFacts = {
  payTitle: ({ name }: Values<'name'>) => `What jobs in ${name} pay`,
  payCaption: ({ defaultKm }: Values<'defaultKm'>) =>
    `US dollars per hour, from the open jobs within ${defaultKm} km that list their pay. For a range, we use the middle. Yearly pay counts as 52 weeks of 40 hours. Kinds with fewer than 5 jobs are left out.`,
  kindColumn: 'Kind',
  median: 'Median',
  range: 'Range',
  jobs: 'Jobs',
  employersTitle: 'Who’s hiring most',
  openCount: ({ count }: Values<'count'>) => `${count} open`,
  schedules: ({ count, evenings, weekends }: Values<'count' | 'evenings' | 'weekends'>) =>
    `Of ${count} jobs that list their hours, ${evenings} evenings or nights and ${weekends} weekends.`,
  replyRate: ({ applications, percent }: Values<'applications' | 'percent'>) =>
    `Of ${applications} applications older than a week, employers here have opened ${percent}.`,
  hoursTitle: 'Hours and replies',
  includeCount: ({ count }: { count: number }) =>
    count === 0 ? 'none include' : plural(count, { one: '# includes', other: '# include' }),
};

export const placeLinks = {
  navLabel: ({ name }: Values<'name'>) => `More around ${name}`,
  categoriesTitle: ({ name }: Values<'name'>) => `Kinds of jobs in ${name}`,
  tagsTitle: 'Skills and keywords',
  neighborhoodsTitle: ({ name }: Values<'name'>) => `Neighborhoods of ${name}`,
  citiesTitle: 'Cities around',
};

export const placeListing = {
  title: ({ jobs, name }: Values<'name'> & Nodes<'jobs'>) => (
    <>
      {jobs} in {name}
    </>
  ),
  noOpenJobs: 'No open jobs',
  newestPosted: ({ relativeTime }: Nodes<'relativeTime'>) => <>, the newest posted {relativeTime}</>,
  summary: ({ jobs, circle, more }: Nodes<'jobs' | 'circle' | 'more'>) => (
    <>
      {jobs} {circle} of the center{more}.
    </>
  ),
  withinKm: ({ km }: Values<'km'>) => `within ${km} km`,
  jobs: 'Jobs',
};

export const stateDirectory = {
  home: 'Home',
  title: ({ stateName }: Values<'stateName'>) => `Jobs in ${stateName}`,
  summary: ({ openJobs, citiesCount }: Values<'openJobs' | 'citiesCount'>) =>
    `${openJobs} in ${citiesCount} cities and towns.`,
  emptyTitle: 'No jobs found',
  emptyBody: ({ stateName, link }: Values<'stateName'> & Wraps<'link'>) => (
    <>
      There are no open jobs in {stateName} right now. {link('See where the jobs are')}
    </>
  ),
  topCitiesTitle: 'Most jobs',
  alphabeticalTitle: 'From A to Z',
};

export const stateMetadata = {
  title: ({ name }: Values<'name'>) => `Jobs in ${name} by city`,
  description: ({ openJobs, citiesCount, name }: Values<'openJobs' | 'citiesCount' | 'name'>) =>
    `${openJobs} in ${citiesCount} cities and towns of ${name}. Choose yours to see what’s nearby, what it pays and whether it’s still open.`,
};

export const employerMetadata = {
  title: ({ name }: Values<'name'>) => `Jobs at ${name}`,
  pageTitle: ({ name, page }: Values<'name' | 'page'>) => `Jobs at ${name}, page ${page}`,
  description: ({ jobs, name }: Values<'jobs' | 'name'>) =>
    `${jobs} at ${name}: where they are, what they pay, and how to apply in a minute.`,
};

export const feed = {
  headline: ({ title, companyName }: Values<'title' | 'companyName'>) => `${title} at ${companyName}`,
  summary: ({ where, type, pay }: Values<'where' | 'type' | 'pay'>) => `${where}. ${type}. Pay: ${pay}.`,
};
