import { type MessageValues, plural } from '@/messages/format';

export const searchConditions = {
  hours: 'hours a week',
  hoursOutOfOrder: 'The second number of hours is smaller than the first.',
  unknownShift: ({ given }: MessageValues<'given'>) => `There’s no part of the week ${given}.`,
  unknownFilter: ({ given }: MessageValues<'given'>) => `We can’t filter by ${given}.`,
  unknownAge: ({ given }: MessageValues<'given'>) => `Choose 16, 18 or 21 years, not ${given}.`,
  unknownPostedDays: ({ given }: MessageValues<'given'>) => `Choose 1, 3, 7 or 30 days, not ${given}.`,
  unknownIndustry: ({ given }: MessageValues<'given'>) => `There’s no industry ${given}.`,
  invalidDay: 'Choose a day, such as 2026-12-31.',
  area: {
    unreadable: 'We couldn’t read the drawn area.',
    tooManyCorners: 'A drawn area has at most 100 corners. Draw it with fewer.',
    tooLarge: 'A drawn area is at most 200 km across. Draw a smaller one.',
  },
};

export const moreFilters = {
  title: 'Schedule and more filters',
  intro: 'When can you work? The rest of your search stays the same.',
  scheduleLabel: 'When I can work',
  presetsLabel: 'Common choices',
  preset: {
    mornings: 'Mornings',
    afternoons: 'Afternoons',
    evenings: 'Evenings',
    nights: 'Nights',
    'school-hours': 'School hours',
    'after-3-pm': 'After 3 pm',
    weekdays: 'Weekdays',
    weekends: 'Weekends',
  },
  afterThreeHint: '“After 3 pm” means evening and night shifts. Afternoon shifts can start earlier.',
  allShiftsLabel: 'Only jobs where every shift fits my week',
  noNights: 'No nights',
  scheduleHint: 'Jobs that don’t say when the work is are left out. The list says how many.',
  hoursPerWeek: 'Hours a week',
  from: 'From',
  to: 'To',
  benefits: 'Tips and benefits',
  tips: 'Tips',
  orderLabel: 'Sort by',
  defaultOrder: 'Default',
  orders: {
    distance: 'Nearest',
    date: 'Newest',
    relevance: 'Best match',
    pay: 'Best paid',
    fit: 'Best fit with my week',
  },
  posted: 'Posted',
  anyTime: 'Any time',
  postedIn: ({ days }: { days: number }) => (days === 1 ? 'Since yesterday' : `In the last ${days} days`),
  ageLabel: 'My age',
  anyAge: 'Any age',
  ageOption: ({ age }: { age: number }) =>
    age === 21 ? '21 or older' : `${age}${age === 16 ? ' or 17' : ' to 20'}`,
  ageHint: 'Jobs that name no minimum age are included.',
  company: 'Company',
  industry: 'Industry',
  anyIndustry: 'Any industry',
  noExperience: 'No experience needed',
  responsiveEmployers: 'Answers most applicants',
  responsiveLabel: 'Only employers who answer most applicants',
  responsiveHint: 'They replied to more than half of their applicants (10 or more).',
  startBy: 'Starts by',
  startByHint: 'Jobs that don’t say when the work starts are included.',
  submitButton: 'Show jobs',
  pending: 'Loading jobs…',
  clear: 'Clear these filters',
};

export const conditionLabels = {
  mySchedule: ({ shifts }: { shifts: number }) =>
    plural(shifts, { one: 'My 1 shift', other: `My ${shifts} shifts` }),
  hours: ({ from, to }: { from: number | null; to: number | null }) =>
    from === null
      ? `Up to ${to} hours a week`
      : to === null
        ? `${from} hours a week or more`
        : `${from} to ${to} hours a week`,
  age: ({ age }: { age: number }) => `Age ${age}`,
  industry: ({ industry }: MessageValues<'industry'>) =>
    industry === 'Other' ? 'Other industries' : `In ${industry}`,
  startBy: ({ day }: MessageValues<'day'>) => `Starts by ${day}`,
  area: 'Drawn area',
};

export const fit = {
  allShifts: 'Fits your week',
  shifts: ({ fitting, all }: { fitting: number; all: number }) => `Fits ${fitting} of ${all} shifts`,
};
