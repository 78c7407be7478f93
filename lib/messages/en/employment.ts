import type { Values } from '@/messages/format';

export const jobTypeChoices = {
  optional: '(optional)',
};

export const payQuestion = {
  changeItToPer: ({ period }: Values<'period'>) => `Change it to per ${period}`,
};

export const payQuestionText = {
  isItPer: ({ said, meant }: Values<'said' | 'meant'>) => `${said} Is it per ${meant}?`,
  pleaseCheckTheAmount: ({ said }: Values<'said'>) => `${said} Please check the amount.`,
};

export const salary = {
  notSpecified: 'Not specified',
  upTo: ({ amount }: Values<'amount'>) => `Up to ${amount}`,
  suffixes: { hour: '/hr', day: '/day', week: '/week', month: '/month', year: '/year' },
};
