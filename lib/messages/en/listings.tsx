import { type LinkWrappers, type MessageValues, type Nodes, plural } from '@/messages/format';

export const allJobsLink = {
  allJobsIn: ({ name }: MessageValues<'name'>) => `All jobs in ${name}`,
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
  initialTitle: ({ letter }: MessageValues<'letter'>) => `Cities with jobs: ${letter}`,
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
  title: ({ name }: MessageValues<'name'>) => `Jobs at ${name}`,
  noOpenJobs: 'No open jobs here right now.',
  viewLabel: 'View',
  list: 'List',
  map: 'Map',
  paginationLabel: 'Pages of jobs',
  emptyTitle: 'No jobs found',
  emptyBody: ({ name, cityLink }: MessageValues<'name'> & Nodes<'cityLink'>) => (
    <>
      Nothing is open at {name} right now. {cityLink}
    </>
  ),
  otherJobsLink: 'See the other jobs in this city',
  countInCity: ({ jobs, here }: MessageValues<'jobs' | 'here'>) => `${jobs}, ${here} of them in this city.`,
  sharedName: ({ count }: MessageValues<'count'>) =>
    `${count} companies share this name. You can tell them apart by logo, place and date.`,
};

export const fewJobs = {
  fewOpen: ({ count, kind, km, name }: MessageValues<'kind' | 'km' | 'name'> & { count: number }) =>
    plural(count, {
      one: `Only one job${kind} within ${km} km of ${name} is open right now.`,
      other: `Only # jobs${kind} within ${km} km of ${name} are open right now.`,
    }),
  kindSuffix: ' of this kind',
  noneOpen: ({ kind, defaultKm, name }: MessageValues<'kind' | 'defaultKm' | 'name'>) =>
    `Right now, no jobs${kind} are open within ${defaultKm} km of ${name}.`,
  nearestBelow: 'The nearest ones, a little farther away, are below.',
  noneWithin: ({ maxKm }: MessageValues<'maxKm'>) => `There are none within ${maxKm} km either.`,
  nearestTitle: ({ name }: MessageValues<'name'>) => `The nearest jobs around ${name}`,
};

export const filteredListing = {
  title: ({ jobs, name }: MessageValues<'name'> & Nodes<'jobs'>) => (
    <>
      {jobs} in {name}
    </>
  ),
  jobs: 'Jobs',
};

export const listingMetadata = {
  hiringNow: ({ hiring }: MessageValues<'hiring'>) => `Hiring now: ${hiring}.`,
  callToAction: 'See how far each is, what it pays, and apply in a minute.',
  jobs: 'Jobs',
  title: ({ jobs, name, page }: MessageValues<'jobs' | 'name'> & { page: number }) =>
    `${jobs} in ${name}${page > 1 ? `, page ${page}` : ''}`,
  description: ({
    jobs,
    radiusKm,
    name,
    page,
  }: MessageValues<'jobs' | 'radiusKm' | 'name'> & { page: number }) =>
    `${jobs} within ${radiusKm} km of ${name}${page > 1 ? `, page ${page}` : ''}.`,
};

export const placeFacts = {
  payTitle: ({ name }: MessageValues<'name'>) => `What jobs in ${name} pay`,
  payCaption: ({ defaultKm }: MessageValues<'defaultKm'>) =>
    `US dollars per hour, from the open jobs within ${defaultKm} km that list their pay. For a range, we use the middle. Yearly pay counts as 52 weeks of 40 hours. Kinds with fewer than 5 jobs are left out.`,
  kindColumn: 'Kind',
  median: 'Median',
  range: 'Range',
  jobs: 'Jobs',
  employersTitle: 'Who’s hiring most',
  openCount: ({ count }: MessageValues<'count'>) => `${count} open`,
  schedules: ({ count, evenings, weekends }: MessageValues<'count' | 'evenings' | 'weekends'>) =>
    `Of ${count} jobs that list their hours, ${evenings} evenings or nights and ${weekends} weekends.`,
  replyRate: ({ applications, percent }: MessageValues<'applications' | 'percent'>) =>
    `Of ${applications} applications older than a week, employers here have opened ${percent}.`,
  hoursTitle: 'Hours and replies',
  includeCount: ({ count }: { count: number }) =>
    count === 0 ? 'none include' : plural(count, { one: '# includes', other: '# include' }),
};

export const placeLinks = {
  navLabel: ({ name }: MessageValues<'name'>) => `More around ${name}`,
  categoriesTitle: ({ name }: MessageValues<'name'>) => `Kinds of jobs in ${name}`,
  tagsTitle: 'Skills and keywords',
  neighborhoodsTitle: ({ name }: MessageValues<'name'>) => `Neighborhoods of ${name}`,
  citiesTitle: 'Cities around',
};

export const placeListing = {
  title: ({ jobs, name }: MessageValues<'name'> & Nodes<'jobs'>) => (
    <>
      {jobs} in {name}
    </>
  ),
  noOpenJobs: 'No open jobs',
  newestPosted: ({ relativeTime }: Nodes<'relativeTime'>) => <>, the newest posted {relativeTime}</>,
  summary: ({ jobs, withinKm, newestPosted }: Nodes<'jobs' | 'withinKm' | 'newestPosted'>) => (
    <>
      {jobs} {withinKm} of the center{newestPosted}.
    </>
  ),
  withinKm: ({ km }: MessageValues<'km'>) => `within ${km} km`,
  jobs: 'Jobs',
};

export const stateDirectory = {
  home: 'Home',
  title: ({ stateName }: MessageValues<'stateName'>) => `Jobs in ${stateName}`,
  summary: ({ openJobs, citiesCount }: MessageValues<'openJobs' | 'citiesCount'>) =>
    `${openJobs} in ${citiesCount} cities and towns.`,
  emptyTitle: 'No jobs found',
  emptyBody: ({ stateName, link }: MessageValues<'stateName'> & LinkWrappers<'link'>) => (
    <>
      There are no open jobs in {stateName} right now. {link('See where the jobs are')}
    </>
  ),
  topCitiesTitle: 'Most jobs',
  alphabeticalTitle: 'From A to Z',
};

export const stateMetadata = {
  title: ({ name }: MessageValues<'name'>) => `Jobs in ${name} by city`,
  description: ({ openJobs, citiesCount, name }: MessageValues<'openJobs' | 'citiesCount' | 'name'>) =>
    `${openJobs} in ${citiesCount} cities and towns of ${name}. Choose yours to see what’s nearby, what it pays and whether it’s still open.`,
};

export const employerMetadata = {
  title: ({ name }: MessageValues<'name'>) => `Jobs at ${name}`,
  pageTitle: ({ name, page }: MessageValues<'name' | 'page'>) => `Jobs at ${name}, page ${page}`,
  description: ({ jobs, name }: MessageValues<'jobs' | 'name'>) =>
    `${jobs} at ${name}: where they are, what they pay, and how to apply in a minute.`,
};

export const feed = {
  headline: ({ title, companyName }: MessageValues<'title' | 'companyName'>) => `${title} at ${companyName}`,
  summary: ({ where, type, pay }: MessageValues<'where' | 'type' | 'pay'>) =>
    `${where}. ${type}. Pay: ${pay}.`,
};
