import type { Values } from '@/messages/format';

export const jobContactForm = {
  confirmed: 'Applications will come to you. You can stop them here anytime.',
  declined: 'We won’t send you applications. The company can see that, and we won’t ask you again.',
  saving: 'Saving…',
  yesSendApplicationsHere: 'Yes, send applications here',
  stopSendingThem: 'Stop sending them',
};

export const silentContacts = {
  sending: 'Sending…',
  sendAgain: 'Send again',
  askThem: 'Ask them',
};

export const actions = {
  aNewerEmailHasReplaced: 'A newer email has replaced this one. Please use the link in it.',
  weCouldntSaveYourAnswer: 'We couldn’t save your answer. Please try again.',
  weCantSendAnotherEmail: 'We can’t send another email there today. Please try again tomorrow.',
  weCouldntSendTheEmail: 'We couldn’t send the email. Please try again.',
};

export const jobContact = {
  weAskedToConfirm: ({ address }: Values<'address'>) => `We asked ${address} to confirm.`,
};

export const queries = {
  aCompany: 'A company',
};
