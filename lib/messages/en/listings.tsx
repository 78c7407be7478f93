import { type Nodes, plural, type Values, type Wraps } from '@/messages/format';

export const allJobsLink = {
  allJobsIn: ({ shortNameOf }: Values<'shortNameOf'>) => `All jobs in ${shortNameOf}`,
};

export const categoryDirectory = {
  home: 'Home',
  categories: 'Categories',
  browseByCategory: 'Browse by category',
  openJobsOfEachKind: 'Open jobs of each kind, and the cities with the most of them.',
  industries: 'Industries',
  jobTypes: 'Job types',
  skillsAndKeywords: 'Skills and keywords',
};

export const cityDirectory = {
  home: 'Home',
  cities: 'Cities',
  citiesWithJobs: ({ letter }: Values<'letter'>) => `Cities with jobs: ${letter}`,
  citiesWithJobsTitle: 'Cities with jobs',
  theNumberIsHowMany: 'The number is how many jobs are open in the city itself.',
  citiesByInitial: 'Cities by initial',
  fromAToZ: 'From A to Z',
  mostJobs: 'Most jobs',
  noJobsFound: 'No jobs found',
  noCityHereHasOpen: 'No city here has open jobs right now.',
  byState: 'By state',
};

export const employerListing = {
  jobsAt: ({ name }: Values<'name'>) => `Jobs at ${name}`,
  noOpenJobsHereRight: 'No open jobs here right now.',
  view: 'View',
  list: 'List',
  map: 'Map',
  pagesOfJobs: 'Pages of jobs',
  noJobsFound: 'No jobs found',
  nothingIsOpenAtRight: ({ name, cityLink }: Values<'name'> & Nodes<'cityLink'>) => (
    <>
      Nothing is open at {name} right now. {cityLink}
    </>
  ),
  seeTheOtherJobsIn: 'See the other jobs in this city',
  someHere: ({ jobs, here }: Values<'jobs' | 'here'>) => `${jobs}, ${here} of them in this city.`,
  companiesShareThisName: ({ count }: Values<'count'>) =>
    `${count} companies share this name. You can tell them apart by logo, place and date.`,
};

export const fewJobs = {
  only: ({ count, kind, km, name }: Values<'kind' | 'km' | 'name'> & { count: number }) =>
    plural(count, {
      one: `Only one job${kind} within ${km} km of ${name} is open right now.`,
      other: `Only # jobs${kind} within ${km} km of ${name} are open right now.`,
    }),
  ofThisKind: ' of this kind',
  rightNowNoJobsAre: ({ kind, defaultKm, name }: Values<'kind' | 'defaultKm' | 'name'>) =>
    `Right now, no jobs${kind} are open within ${defaultKm} km of ${name}.`,
  theNearestOnesALittle: 'The nearest ones, a little farther away, are below.',
  thereAreNoneWithinKm: ({ maxKm }: Values<'maxKm'>) => `There are none within ${maxKm} km either.`,
  theNearestJobsAround: ({ nameOf }: Values<'nameOf'>) => `The nearest jobs around ${nameOf}`,
};

export const filteredListing = {
  in: ({ jobs, name }: Values<'name'> & Nodes<'jobs'>) => (
    <>
      {jobs} in {name}
    </>
  ),
  jobs: 'Jobs',
};

export const listingMetadata = {
  hiringNow: ({ hiring }: Values<'hiring'>) => `Hiring now: ${hiring}.`,
  seeHowFarEachIs: 'See how far each is, what it pays, and apply in a minute.',
  jobs: 'Jobs',
  title: ({ jobs, name, page }: Values<'jobs' | 'name'> & { page: number }) =>
    `${jobs} in ${name}${page > 1 ? `, page ${page}` : ''}`,
  withinKmOf: ({ jobs, radiusKm, name, page }: Values<'jobs' | 'radiusKm' | 'name'> & { page: number }) =>
    `${jobs} within ${radiusKm} km of ${name}${page > 1 ? `, page ${page}` : ''}.`,
};

export const placeFacts = {
  whatJobsInPay: ({ name }: Values<'name'>) => `What jobs in ${name} pay`,
  usDollarsPerHourFrom: ({ defaultKm }: Values<'defaultKm'>) =>
    `US dollars per hour, from the open jobs within ${defaultKm} km that list their pay. For a range, we use the middle. Yearly pay counts as 52 weeks of 40 hours. Kinds with fewer than 5 jobs are left out.`,
  kind: 'Kind',
  median: 'Median',
  range: 'Range',
  jobs: 'Jobs',
  whosHiringMost: 'Who’s hiring most',
  open: ({ count }: Values<'count'>) => `${count} open`,
  schedules: ({ told, evenings, weekends }: Values<'told' | 'evenings' | 'weekends'>) =>
    `Of ${told} jobs that list their hours, ${evenings} evenings or nights and ${weekends} weekends.`,
  ofApplicationsOlderThanA: ({ applications, percent }: Values<'applications' | 'percent'>) =>
    `Of ${applications} applications older than a week, employers here have opened ${percent}.`,
  hoursAndReplies: 'Hours and replies',
  include: ({ count }: { count: number }) =>
    count === 0 ? 'none include' : plural(count, { one: '# includes', other: '# include' }),
};

export const placeLinks = {
  moreAround: ({ name }: Values<'name'>) => `More around ${name}`,
  kindsOfJobsIn: ({ name }: Values<'name'>) => `Kinds of jobs in ${name}`,
  skillsAndKeywords: 'Skills and keywords',
  neighborhoodsOf: ({ name }: Values<'name'>) => `Neighborhoods of ${name}`,
  citiesAround: 'Cities around',
};

export const placeListing = {
  in: ({ jobs, name }: Values<'name'> & Nodes<'jobs'>) => (
    <>
      {jobs} in {name}
    </>
  ),
  noOpenJobs: 'No open jobs',
  theNewestPosted: ({ relativeTime }: Nodes<'relativeTime'>) => <>, the newest posted {relativeTime}</>,
  jobsAroundTheCenter: ({ jobs, circle, more }: Nodes<'jobs' | 'circle' | 'more'>) => (
    <>
      {jobs} {circle} of the center{more}.
    </>
  ),
  withinKm: ({ km }: Values<'km'>) => `within ${km} km`,
  jobs: 'Jobs',
};

export const stateDirectory = {
  home: 'Home',
  jobsIn: ({ stateName }: Values<'stateName'>) => `Jobs in ${stateName}`,
  inCitiesAndTowns: ({ openJobs, citiesCount }: Values<'openJobs' | 'citiesCount'>) =>
    `${openJobs} in ${citiesCount} cities and towns.`,
  noJobsFound: 'No jobs found',
  thereAreNoOpenJobs: ({ stateName, link }: Values<'stateName'> & Wraps<'link'>) => (
    <>
      There are no open jobs in {stateName} right now. {link('See where the jobs are')}
    </>
  ),
  mostJobs: 'Most jobs',
  fromAToZ: 'From A to Z',
};

export const stateMetadata = {
  jobsInByCity: ({ name }: Values<'name'>) => `Jobs in ${name} by city`,
  inCitiesAndTownsOf: ({ openJobs, citiesCount, name }: Values<'openJobs' | 'citiesCount' | 'name'>) =>
    `${openJobs} in ${citiesCount} cities and towns of ${name}. Choose yours to see what’s nearby, what it pays and whether it’s still open.`,
};

export const employerMetadata = {
  jobsAt: ({ name }: Values<'name'>) => `Jobs at ${name}`,
  jobsAtPage: ({ name, page }: Values<'name' | 'page'>) => `Jobs at ${name}, page ${page}`,
  openJobsAt: ({ jobs, name }: Values<'jobs' | 'name'>) =>
    `${jobs} at ${name}: where they are, what they pay, and how to apply in a minute.`,
};

export const feed = {
  headline: ({ title, companyName }: Values<'title' | 'companyName'>) => `${title} at ${companyName}`,
  summary: ({ where, type, pay }: Values<'where' | 'type' | 'pay'>) => `${where}. ${type}. Pay: ${pay}.`,
};
