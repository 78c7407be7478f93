import type { Values } from '@/messages/format';

export const jobContactForm = {
  confirmed: 'Applications will come to you. You can stop them here anytime.',
  declined: 'We won’t send you applications. The company can see that, and we won’t ask you again.',
  saving: 'Saving…',
  yesSendApplicationsHere: 'Yes, send applications here',
  stopSendingThem: 'Stop sending them',
  noDont: 'No, don’t',
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
  unasked: ({ address, email }: Values<'address' | 'email'>) =>
    `${address} hasn’t confirmed yet. Until then, applications come to ${email}.`,
  asked: ({ address, email }: Values<'address' | 'email'>) =>
    `We asked ${address} to confirm. Until then, applications come to ${email}.`,
  declined: ({ address, email }: Values<'address' | 'email'>) =>
    `${address} doesn’t want applications, so they come to ${email}. Edit the posting to name someone else.`,
};

export const queries = {
  aCompany: 'A company',
};
