import type { Values } from '@/messages/format';

export const companyForm = {
  aLogo: 'a logo',
  takingYouToThePosting: 'Taking you to the posting form…',
  companyName: 'Company name',
  industry: 'Industry',
  chooseOne: 'Choose one',
  companyDescription: 'Company description',
  whatYouDoHowBig: 'What you do, how big your team is, and what it’s like to work with you.',
  whereYourCompanyIs: 'Where your company is',
  location: 'Location',
  anAddressANeighborhoodA: 'An address, a neighborhood, a city or a ZIP code.',
  saving: 'Saving…',
  saveCompanyProfile: 'Save company profile',
};

export const logoCropper = {
  previewOfYourLogo: 'Preview of your logo',
  zoom: 'Zoom',
  leftAndRight: 'Left and right',
  upAndDown: 'Up and down',
};

export const logoField = {
  logo: 'Logo',
  itsShownAsASquare: 'It’s shown as a square. We remove hidden details, such as where a photo was taken.',
  yourCurrentLogo: 'Your current logo',
  removeTheLogo: 'Remove the logo',
};

export const schema = {
  requiredFieldsMissing: 'Please fill in all required fields',
  companyNameIsRequired: 'Company name is required',
  industry: 'Industry is required',
  companyDescriptionIsRequired: 'Company description is required',
  failedToSaveProfile: 'Failed to save profile',
  saved: 'Your company profile is saved',
  invitationRequired:
    'Hiring here takes an invitation, and we don’t have one for your email address. Ask us for it, then save again.',
};

export const domainLabel = {
  verified: ({ domain }: Values<'domain'>) => `Domain verified: ${domain}`,
};

/** On the company profile. */
export const domainPart = {
  yourWebDomain: 'Your web domain',
  shown:
    'Your company and job pages show this, because your account’s email address is at this domain. With another address it goes.',
  howTo:
    'Do you have an email address at your company’s own web domain? Use it for your account, and your company and job pages show the domain as verified.',
  changeEmail: 'Change your email address',
};

export const sinceLabel = {
  since: ({ siteName, month }: Values<'siteName' | 'month'>) => `On ${siteName} since ${month}`,
};
