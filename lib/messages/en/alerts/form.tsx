import { type MessageValues, type Nodes, plural } from '@/messages/format';

export const alertNotFound = {
  createButton: 'Create a new alert',
};

export const alertPreview = {
  jobCount: ({ total, isMore }: { total: number; isMore: boolean }) =>
    `${plural(total, isMore ? { other: '#+ jobs' } : { one: '1 job', other: '# jobs' })} matched in the last 7 days.`,
  talentCount: ({ total }: { total: number }) =>
    `${plural(total, { one: '1 person', other: '# people' })} matched in the last 7 days.`,
  noJobs:
    'No matches in the last seven days. We only email you when there’s something new. A larger radius or fewer keywords will find more.',
  noTalents:
    'No matches in the last seven days. We only email you when there’s someone new. A larger radius or fewer skills will find more.',
  listLabel: 'The newest ones',
  moreCount: ({ count }: MessageValues<'count'>) => `and ${count} more`,
};

export const companyRequired = {
  profileButton: 'Open your company profile in a new tab',
  hint: 'Then come back and save this alert. What you entered stays here.',
};

export const createTalentAlert = {
  createAlert: 'Create Alert',
};

export const jobAlertForm = {
  moreConditions: ({ labels }: MessageValues<'labels'>) => `Your search also asks for: ${labels}.`,
  areaHint: 'The area that you drew counts, not the place and radius below.',
  detailsSummary: 'Change what, where and how often',
  emailLabel: 'Your email',
  emailHint: 'We’ll email you a link to confirm first. Every alert has a link that stops it.',
  name: 'Name',
  nameHint: 'What you call this search. It’s one tap away when you look for jobs.',
  keywords: 'Keywords',
  keywordsHint: 'Title, company, skill or description. Leave it empty for all jobs.',
  jobTypes: 'Job types',
  minPayLabel: 'Minimum pay per hour',
  minPayHint: 'In US dollars. Jobs that don’t list their pay are left out.',
  placeLabel: 'Near',
  placeHint: 'City, neighborhood or ZIP code',
  radius: 'Radius',
  saving: 'Saving…',
  requestedTitle: 'Check your inbox',
  requestedText: ({ email, sentence }: MessageValues<'sentence'> & Nodes<'email'>) => (
    <>
      We emailed {email}. Press the button in that email, and you’ll get: {sentence}.
    </>
  ),
  requestedHint:
    'Nothing after a few minutes? Check your spam folder. We send at most three of these emails a day to one address, and none to people who have opted out.',
};

export const previewButton = {
  loadFailed: 'We couldn’t load the preview. Please try again.',
  button: 'See last week’s matches',
};

export const previewFailed = {
  loadFailed: 'We couldn’t load the preview. Please try again.',
};

export const saveAlert = {
  summary: ({ jobSearchSentence }: MessageValues<'jobSearchSentence'>) =>
    `${jobSearchSentence}, one email a day when there’s something new.`,
  saveAlertPending: 'Saving your alert…',
  saveAlertButton: 'Save this alert',
  name: 'Name',
  nameHint: 'What you call this search. It’s one tap away when you look for jobs.',
  withoutEmailLink: 'Save it without email',
  saveSearchPending: 'Saving your search…',
  saveSearchButton: 'Save this search',
  editLink: 'Change it first',
  jobAlerts: 'Job Alerts',
};

export const scheduleFields = {
  frequencyLabel: 'How often',
  weekdayLabel: 'Day of the week',
  timeSummary: ({ hour, zone }: MessageValues<'hour' | 'zone'>) => `At ${hour}, ${zone}`,
  change: 'Change',
  hourLabel: 'Time of day',
  timeZoneLabel: 'Your time zone',
  unitedStates: 'United States',
  everywhere: 'Everywhere',
  instant: 'Right away',
  instantHint: 'As soon as there’s a match',
  daily: 'Daily',
  dailyHint: 'One email a day',
  weekly: 'Weekly',
  weeklyHint: 'One email a week',
};

export const talentAlertForm = {
  keywords: 'Keywords',
  keywordsHint: 'Name, headline, skill or a word from the bio',
  requiredSkills: 'Required skills',
  requiredSkillsHint: 'People must have all of these. Add each with Enter, a comma or the button.',
  skillsPlaceholder: 'espresso',
  minimumYears: 'Minimum years',
  maximumYears: 'Maximum years',
  location: 'Location',
  locationHint: 'City, neighborhood or ZIP code',
  radius: 'Radius',
  saving: 'Saving…',
};

export const actionsPreview = {
  loadFailed: 'We couldn’t load the preview. Please try again.',
};

export const alertTimeZone = {
  eastern: 'Eastern Time (New York)',
  central: 'Central Time (Chicago)',
  mountain: 'Mountain Time (Denver)',
  arizona: 'Arizona (Phoenix)',
  pacific: 'Pacific Time (Los Angeles)',
  alaska: 'Alaska (Anchorage)',
  hawaii: 'Hawaii (Honolulu)',
};
