import type { Values } from '@/messages/format';

export const jobTypeChoices = {
  optional: '(optional)',
};

export const payQuestion = {
  changeItToPer: ({ period }: Values<'period'>) => `Change it to per ${period}`,
};

export const payQuestionText = {
  isItPer: ({ said, meant }: Values<'said' | 'meant'>) => `${said} doesn’t look right. Is it per ${meant}?`,
  pleaseCheckTheAmount: ({ said }: Values<'said'>) => `${said} doesn’t look right. Please check the amount.`,
};

export const salary = {
  notSpecified: 'Not specified',
  upTo: ({ amount }: Values<'amount'>) => `Up to ${amount}`,
  suffixes: { hour: '/hr', day: '/day', week: '/week', month: '/month', year: '/year' },
  unpaid: 'Unpaid',
};

export const benefitKinds = {
  health: 'Health insurance',
  'time-off': 'Paid time off',
  retirement: 'Retirement plan',
  flexible: 'Flexible hours',
  training: 'Paid training or tuition',
  meals: 'Meals',
  discount: 'Employee discount',
  commute: 'Parking, transit or car',
};

export const jobTypes = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
};
