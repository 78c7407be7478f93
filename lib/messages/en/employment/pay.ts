import type { Values } from '@/messages/format';

export const payWarningNotice = {
  changePeriodButton: ({ period }: Values<'period'>) => `Change it to per ${period}`,
};

export const payWarning = {
  suggestPeriod: ({ pay, period }: Values<'pay' | 'period'>) =>
    `${pay} doesn’t look right. Is it per ${period}?`,
  checkAmount: ({ pay }: Values<'pay'>) => `${pay} doesn’t look right. Please check the amount.`,
};

export const salary = {
  notSpecified: 'Not specified',
  upTo: ({ amount }: Values<'amount'>) => `Up to ${amount}`,
  suffixes: { hour: '/hr', day: '/day', week: '/week', month: '/month', year: '/year' },
  unpaid: 'Unpaid',
};
