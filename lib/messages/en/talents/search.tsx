import { type LinkWrappers, type MessageValues, plural } from '@/messages/format';

export const noTalentsFound = {
  title: 'No job seekers found',
  hint: 'Try adjusting your filters or increasing your search radius to find more candidates.',
};

export const talentCard = {
  factsLabel: 'In short',
  lookingFor: 'Looking for',
  skills: 'Skills',
  report: 'Report',
  reportLabel: ({ name }: MessageValues<'name'>) => `Report this profile: ${name}`,
};

/** `shown` is a count as it is displayed, such as '1,000+'. The plain number chooses the plural form. */
export const talentFilters = {
  showButton: 'Show talents',
  pending: 'Loading talents…',
  search: 'Search',
  searchPlaceholderEmployer: 'Search by name, skills...',
  searchPlaceholder: 'Search by skills...',
  yearsOfExperience: 'Years of experience',
  from: 'From',
  to: 'To',
  availability: 'Availability',
  anyTime: 'Any time',
  now: 'Now',
  withinMonth: 'Within 30 days',
  desiredJobType: 'Desired job type',
  maxPayLabel: 'Maximum desired pay per hour',
  maxPayHint: 'In US dollars. Yearly pay counts as 52 weeks of 40 hours.',
  showButtonCount: ({ total, shown }: MessageValues<'shown'> & { total: number }) =>
    plural(total, { one: `Show ${shown} talent`, other: `Show ${shown} talents` }),
};

export const talentList = {
  talents: 'Talents',
};

export const talentResults = {
  withinKm: ({ found, radiusKm }: MessageValues<'found' | 'radiusKm'>) => `${found} within ${radiusKm} km`,
  ofPlace: ({ placeName }: MessageValues<'placeName'>) => ` of ${placeName}`,
  things: 'job seekers',
  withoutPayLink: 'Show all pay',
  paginationLabel: 'Pages of talents',
  pageMissing: ({ page, link }: MessageValues<'page'> & LinkWrappers<'link'>) => (
    <>
      There’s no longer a page {page} of these talents. {link('Go to the first page')}
    </>
  ),
  clearFilters: 'Clear filters',
  found: ({ total }: { total: number }) => plural(total, { one: '# job seeker', other: '# job seekers' }),
  withoutPayCount: ({ count }: { count: number }) =>
    plural(count, {
      one: '# more doesn’t list desired pay and isn’t shown.',
      other: '# more don’t list desired pay and aren’t shown.',
    }),
};

export const talentSearch = {
  loadFailedTitle: 'Failed to fetch profiles',
  loadFailedText: 'That’s on us, and trying again often helps.',
};

export const limitedCards = {
  signInHint: ({ link }: LinkWrappers<'link'>) => (
    <>{link('Sign in')} as an employer to see them and to save people.</>
  ),
  ownProfileHint: ({ profileLink, requestsLink }: LinkWrappers<'profileLink' | 'requestsLink'>) => (
    <>
      {profileLink('Your profile')} decides what others see of you; {requestsLink('interested companies')}{' '}
      shows who asked.
    </>
  ),
  employersOnly: 'Full names, bios and contact details are for employers.',
  dailyLimitReached: ({ profilesADay }: MessageValues<'profilesADay'>) =>
    `You’ve seen ${profilesADay} profiles today. Full profiles are back tomorrow.`,
  unconfirmedCompany: 'Full profiles are for companies whose email address is confirmed.',
};

export const searchParams = {
  invalidAvailability: ({ value }: MessageValues<'value'>) => `There’s no availability ${value}.`,
  invalidJobType: ({ value }: MessageValues<'value'>) => `There’s no job type ${value}.`,
  invalidSort: ({ value }: MessageValues<'value'>) => `We can’t sort by ${value}.`,
  invalidView: ({ value }: MessageValues<'value'>) => `There’s no view ${value}.`,
  invalidYears: ({ minYears, maxYears }: MessageValues<'minYears' | 'maxYears'>) =>
    `The minimum of ${minYears} years is above the maximum of ${maxYears}, so we used neither.`,
};

export const rolePage = {
  talents: 'Talents',
  talentsOfRole: ({ role }: MessageValues<'role'>) => `${role} talents`,
  inPlace: ({ who, placeName }: MessageValues<'who' | 'placeName'>) => `${who} in ${placeName}`,
  availableNow: ({ who, placeName }: MessageValues<'who' | 'placeName'>) =>
    `${who} in ${placeName}, available now`,
  lookingFor: ({ who, placeName, type }: MessageValues<'who' | 'placeName' | 'type'>) =>
    `${who} in ${placeName}, looking for ${type}`,
};
