import type { MessageValues } from '@/messages/format';

export const jobContactForm = {
  confirmed: 'Applications will come to you. You can stop them here anytime.',
  declined: 'We won’t send you applications. The company can see that, and we won’t ask you again.',
  saving: 'Saving…',
  acceptButton: 'Yes, send applications here',
  stopButton: 'Stop sending them',
  declineButton: 'No, don’t',
};

export const unconfirmedContacts = {
  sending: 'Sending…',
  resendButton: 'Send again',
  sendButton: 'Ask them',
};

export const actions = {
  linkReplaced: 'A newer email has replaced this one. Please use the link in it.',
  saveFailed: 'We couldn’t save your answer. Please try again.',
  emailLimitReached: 'We can’t send another email there today. Please try again tomorrow.',
  sendFailed: 'We couldn’t send the email. Please try again.',
};

export const jobContact = {
  unsent: ({ address, email }: MessageValues<'address' | 'email'>) =>
    `${address} hasn’t confirmed yet. Until then, applications come to ${email}.`,
  pending: ({ address, email }: MessageValues<'address' | 'email'>) =>
    `We asked ${address} to confirm. Until then, applications come to ${email}.`,
  declined: ({ address, email }: MessageValues<'address' | 'email'>) =>
    `${address} doesn’t want applications, so they come to ${email}. Edit the posting to name someone else.`,
};

export const queries = {
  companyFallback: 'A company',
};
