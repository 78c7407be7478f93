import { type Nodes, plural, type Values } from '@/messages/format';

export const alertGone = {
  createANewAlert: 'Create a new alert',
};

export const alertPreview = {
  jobsLastWeek: ({ total, isMore }: { total: number; isMore: boolean }) =>
    `${plural(total, isMore ? { other: '#+ jobs' } : { one: '1 job', other: '# jobs' })} matched in the last 7 days.`,
  talentsLastWeek: ({ total }: { total: number }) =>
    `${plural(total, { one: '1 person', other: '# people' })} matched in the last 7 days.`,
  noJobsLastWeek:
    'No matches in the last seven days. We only email you when there’s something new. A larger radius or fewer keywords will find more.',
  noTalentsLastWeek:
    'No matches in the last seven days. We only email you when there’s someone new. A larger radius or fewer skills will find more.',
  theNewestOnes: 'The newest ones',
  andMore: ({ many }: Values<'many'>) => `and ${many} more`,
};

export const companyNeeded = {
  openYourCompanyProfileIn: 'Open your company profile in a new tab',
  thenComeBackAndSave: 'Then come back and save this alert. What you entered stays here.',
};

export const createTalentAlert = {
  createAlert: 'Create Alert',
};

export const jobAlertForm = {
  alsoAsked: ({ labels }: Values<'labels'>) => `Your search also asks for: ${labels}.`,
  theAreaIsThePlace: 'The area that you drew counts, not the place and radius below.',
  change: 'Change what, where and how often',
  yourEmail: 'Your email',
  wellEmailYouALink: 'We’ll email you a link to confirm first. Every alert has a link that stops it.',
  name: 'Name',
  whatYouTap: 'What you call this search. It’s one tap away when you look for jobs.',
  keywords: 'Keywords',
  titleCompanySkillOrDescription: 'Title, company, skill or description. Leave it empty for all jobs.',
  jobTypes: 'Job types',
  minimumPayPerHour: 'Minimum pay per hour',
  inUsDollarsJobsThat: 'In US dollars. Jobs that don’t list their pay are left out.',
  near: 'Near',
  cityNeighborhoodOrZipCode: 'City, neighborhood or ZIP code',
  radius: 'Radius',
  saving: 'Saving…',
  checkYourInbox: 'Check your inbox',
  weEmailedPressTheButton: ({ email, sentence }: Values<'sentence'> & Nodes<'email'>) => (
    <>
      We emailed {email}. Press the button in that email, and you’ll get: {sentence}.
    </>
  ),
  nothingAfterAFewMinutes:
    'Nothing after a few minutes? Check your spam folder. We send at most three of these emails a day to one address, and none to people who have opted out.',
};

export const previewButton = {
  weCouldntLoadThePreview: 'We couldn’t load the preview. Please try again.',
  seeLastWeeksMatches: 'See last week’s matches',
};

export const previewFailed = {
  weCouldntLoadThePreview: 'We couldn’t load the preview. Please try again.',
};

export const saveAlertAtOnce = {
  oneEmailADayWhen: ({ jobSearchSentence }: Values<'jobSearchSentence'>) =>
    `${jobSearchSentence}, one email a day when there’s something new.`,
  savingYourAlert: 'Saving your alert…',
  saveThisAlert: 'Save this alert',
  name: 'Name',
  whatYouTap: 'What you call this search. It’s one tap away when you look for jobs.',
  saveWithoutEmail: 'Save it without email',
  savingYourSearch: 'Saving your search…',
  saveThisSearch: 'Save this search',
  changeItFirst: 'Change it first',
  jobAlerts: 'Job Alerts',
};

export const scheduleFields = {
  howOften: 'How often',
  dayOfTheWeek: 'Day of the week',
  at: ({ hour, zone }: Values<'hour' | 'zone'>) => `At ${hour}, ${zone}`,
  change: 'Change',
  timeOfDay: 'Time of day',
  yourTimeZone: 'Your time zone',
  unitedStates: 'United States',
  everywhere: 'Everywhere',
  rightAway: 'Right away',
  asSoonAsTheresA: 'As soon as there’s a match',
  daily: 'Daily',
  oneEmailADay: 'One email a day',
  weekly: 'Weekly',
  oneEmailAWeek: 'One email a week',
};

export const talentAlertForm = {
  keywords: 'Keywords',
  nameHeadlineSkillOrA: 'Name, headline, skill or a word from the bio',
  requiredSkills: 'Required skills',
  peopleMustHaveAllOf: 'People must have all of these. Add each with Enter, a comma or the button.',
  espresso: 'espresso',
  minimumYears: 'Minimum years',
  maximumYears: 'Maximum years',
  location: 'Location',
  cityNeighborhoodOrZipCode: 'City, neighborhood or ZIP code',
  radius: 'Radius',
  saving: 'Saving…',
};

export const actionsPreview = {
  weCouldntLoadThePreview: 'We couldn’t load the preview. Please try again.',
};

export const alertTimeZone = {
  easternTimeNewYork: 'Eastern Time (New York)',
  centralTimeChicago: 'Central Time (Chicago)',
  mountainTimeDenver: 'Mountain Time (Denver)',
  arizonaPhoenix: 'Arizona (Phoenix)',
  pacificTimeLosAngeles: 'Pacific Time (Los Angeles)',
  alaskaAnchorage: 'Alaska (Anchorage)',
  hawaiiHonolulu: 'Hawaii (Honolulu)',
};
