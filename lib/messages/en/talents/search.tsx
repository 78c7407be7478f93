import { plural, type Values, type Wraps } from '@/messages/format';

export const noTalentsFound = {
  noJobSeekersFound: 'No job seekers found',
  tryAdjustingYourFiltersOr:
    'Try adjusting your filters or increasing your search radius to find more candidates.',
};

export const talentCard = {
  inShort: 'In short',
  lookingFor: 'Looking for',
  skills: 'Skills',
  report: 'Report',
  reportTheProfileOf: ({ name }: Values<'name'>) => `Report this profile: ${name}`,
};

export const talentFilters = {
  showTalents: 'Show talents',
  loadingTalents: 'Loading talents…',
  search: 'Search',
  searchByNameSkills: 'Search by name, skills...',
  searchBySkills: 'Search by skills...',
  yearsOfExperience: 'Years of experience',
  from: 'From',
  to: 'To',
  availability: 'Availability',
  anyTime: 'Any time',
  now: 'Now',
  within30Days: 'Within 30 days',
  desiredJobType: 'Desired job type',
  desiredPayAtMostPer: 'Desired pay at most, per hour',
  inUsDollarsYearlyPay: 'In US dollars. Yearly pay counts as 52 weeks of 40 hours.',
  show: ({ total, shown }: Values<'shown'> & { total: number }) =>
    plural(total, { one: `Show ${shown} talent`, other: `Show ${shown} talents` }),
};

export const talentList = {
  talents: 'Talents',
};

export const talentResults = {
  withinKm: ({ found, radiusKm }: Values<'found' | 'radiusKm'>) => `${found} within ${radiusKm} km`,
  of: ({ placeName }: Values<'placeName'>) => ` of ${placeName}`,
  jobSeekers: 'job seekers',
  showAllPay: 'Show all pay',
  pagesOfTalents: 'Pages of talents',
  theresNoLongerAPage: ({ page, link }: Values<'page'> & Wraps<'link'>) => (
    <>
      There’s no longer a page {page} of these talents. {link('Go to the first page')}
    </>
  ),
  clearFilters: 'Clear filters',
  found: ({ total }: { total: number }) => plural(total, { one: '# job seeker', other: '# job seekers' }),
  hiddenForLackOfPay: ({ count }: { count: number }) =>
    plural(count, {
      one: '# more doesn’t list desired pay and isn’t shown.',
      other: '# more don’t list desired pay and aren’t shown.',
    }),
};

export const talentSearch = {
  failedToFetchProfiles: 'Failed to fetch profiles',
  thatsOnUsAndTrying: 'That’s on us, and trying again often helps.',
};

export const whyCardsAreShort = {
  signInAsAnEmployer: ({ link }: Wraps<'link'>) => (
    <>{link('Sign in')} as an employer to see them and to save people.</>
  ),
  yourProfileDecidesWhatOthers: ({ profileLink, requestsLink }: Wraps<'profileLink' | 'requestsLink'>) => (
    <>
      {profileLink('Your profile')} decides what others see of you; {requestsLink('interested companies')}{' '}
      shows who asked.
    </>
  ),
  fullNamesBiosAndContact: 'Full names, bios and contact details are for employers.',
  youveSeenProfilesTodayFull: ({ profilesADay }: Values<'profilesADay'>) =>
    `You’ve seen ${profilesADay} profiles today. Full profiles are back tomorrow.`,
  fullProfilesAreForCompanies: 'Full profiles are for companies whose email address is confirmed.',
};

export const searchParams = {
  theresNoAvailability: ({ given }: Values<'given'>) => `There’s no availability ${given}.`,
  theresNoJobType: ({ given }: Values<'given'>) => `There’s no job type ${given}.`,
  weCantSortBy: ({ given }: Values<'given'>) => `We can’t sort by ${given}.`,
  theresNoView: ({ given }: Values<'given'>) => `There’s no view ${given}.`,
  theMinimumOfYearsIs: ({ minYears, maxYears }: Values<'minYears' | 'maxYears'>) =>
    `The minimum of ${minYears} years is above the maximum of ${maxYears}, so we used neither.`,
};

export const rolePage = {
  talents: 'Talents',
  talentsOf: ({ role }: Values<'role'>) => `${role} talents`,
  inPlace: ({ who, placeName }: Values<'who' | 'placeName'>) => `${who} in ${placeName}`,
  availableNow: ({ who, placeName }: Values<'who' | 'placeName'>) => `${who} in ${placeName}, available now`,
  lookingFor: ({ who, placeName, type }: Values<'who' | 'placeName' | 'type'>) =>
    `${who} in ${placeName}, looking for ${type}`,
};
