import type { MessageValues } from '@/messages/format';

export const contactResponseForm = {
  accepted:
    'You accepted. The company can now see your email address, your CV if you have one, and your phone number if you added it.',
  declined: 'You declined. The company can’t see your email address or your CV.',
  phoneNumber: 'Phone number',
  phoneHint: 'Shared with the company if you accept.',
  saving: 'Saving…',
  acceptCompany: ({ companyName }: MessageValues<'companyName'>) => `Accept ${companyName}`,
  accept: 'Accept',
  withdrawFromCompany: ({ companyName }: MessageValues<'companyName'>) => `Stop sharing with ${companyName}`,
  declineCompany: ({ companyName }: MessageValues<'companyName'>) => `Decline ${companyName}`,
  withdraw: 'Stop sharing',
  decline: 'Decline',
};

export const contactRequestForm = {
  submitButton: 'Ask for contact',
  hint: 'You get their email address and CV if they accept.',
  sending: 'Sending…',
  submitButtonLabel: ({ name }: MessageValues<'name'>) => `Ask for contact: ${name}`,
};

export const hideCompanyForms = {
  companyNameLabel: 'Company name',
  hiding: 'Hiding…',
  hideButton: 'Hide from this company',
  saving: 'Saving…',
  showToCompany: ({ companyName }: MessageValues<'companyName'>) => `Show again to ${companyName}`,
  hideFromCompany: ({ companyName }: MessageValues<'companyName'>) =>
    `Hide from this company: ${companyName}`,
  showButton: 'Show again',
};

export const actions = {
  responseRequired: 'Please accept or decline',
  messageRequired: 'Please say why you want to get in touch',
  requestLimitReached: 'You’ve reached today’s limit for requests. Please continue tomorrow.',
  emailNotConfirmed: 'Please confirm your email address before you contact talents.',
  companyRequired: 'Only companies can contact talents. Please fill in your company profile first.',
  sendFailed: 'We couldn’t send your request. Please try again.',
  notFound: 'This request no longer exists.',
  saveFailed: 'We couldn’t save your answer. Please try again.',
  companyNameRequired: 'Please enter the company’s name',
  talentProfileRequired: 'Please fill in your talent profile first.',
  hideFailed: 'We couldn’t add the company. Please try again.',
  unhideFailed: 'We couldn’t remove the company. Please try again.',
};
