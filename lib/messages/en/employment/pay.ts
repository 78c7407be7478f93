import type { Values } from '@/messages/format';

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
