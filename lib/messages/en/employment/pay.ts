import type { MessageValues } from '@/messages/format';

export const payWarningNotice = {
  changePeriodButton: ({ period }: MessageValues<'period'>) => `Change it to per ${period}`,
};

export const payWarning = {
  suggestPeriod: ({ pay, period }: MessageValues<'pay' | 'period'>) =>
    `${pay} doesn’t look right. Is it per ${period}?`,
  checkAmount: ({ pay }: MessageValues<'pay'>) => `${pay} doesn’t look right. Please check the amount.`,
};

export const salary = {
  notSpecified: 'Not specified',
  upTo: ({ amount }: MessageValues<'amount'>) => `Up to ${amount}`,
  suffixes: { hour: '/hr', day: '/day', week: '/week', month: '/month', year: '/year' },
  unpaid: 'Unpaid',
};
