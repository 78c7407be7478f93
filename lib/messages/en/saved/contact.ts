import type { Values } from '@/messages/format';

export const answerForm = {
  accepted:
    'You accepted. The company can now see your email address, your CV if you have one, and your phone number if you added it.',
  declined: 'You declined. The company can’t see your email address or your CV.',
  phoneNumber: 'Phone number',
  sharedWithTheCompanyIf: 'Shared with the company if you accept.',
  saving: 'Saving…',
  acceptCompany: ({ companyName }: Values<'companyName'>) => `Accept ${companyName}`,
  accept: 'Accept',
  takeItBackFrom: ({ companyName }: Values<'companyName'>) => `Take it back from ${companyName}`,
  declineCompany: ({ companyName }: Values<'companyName'>) => `Decline ${companyName}`,
  takeItBack: 'Take it back',
  decline: 'Decline',
};

export const askForm = {
  askForContact: 'Ask for contact',
  youGetTheirEmailAddress: 'You get their email address and CV if they accept.',
  sending: 'Sending…',
  askTalentForContact: ({ name }: Values<'name'>) => `Ask for contact: ${name}`,
};

export const hideForms = {
  companyName: 'Company name',
  hiding: 'Hiding…',
  hideFromThisCompany: 'Hide from this company',
  saving: 'Saving…',
  showAgainTo: ({ companyName }: Values<'companyName'>) => `Show again to ${companyName}`,
  hideFromCompany: ({ companyName }: Values<'companyName'>) => `Hide from this company: ${companyName}`,
  showAgain: 'Show again',
};

export const actions = {
  pleaseAcceptOrDecline: 'Please accept or decline',
  pleaseSayWhyYouWant: 'Please say why you want to get in touch',
  youveReachedTodaysLimitFor: 'You’ve reached today’s limit for requests. Please continue tomorrow.',
  pleaseConfirmYourEmailAddress: 'Please confirm your email address before you contact talents.',
  onlyCompaniesCanContactTalents:
    'Only companies can contact talents. Please fill in your company profile first.',
  weCouldntSendYourRequest: 'We couldn’t send your request. Please try again.',
  thisRequestNoLongerExists: 'This request no longer exists.',
  weCouldntSaveYourAnswer: 'We couldn’t save your answer. Please try again.',
  pleaseEnterTheCompanysName: 'Please enter the company’s name',
  pleaseFillInYourTalent: 'Please fill in your talent profile first.',
  weCouldntAddTheCompany: 'We couldn’t add the company. Please try again.',
  weCouldntRemoveTheCompany: 'We couldn’t remove the company. Please try again.',
};
