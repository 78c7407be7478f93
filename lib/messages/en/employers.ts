import type { MessageValues } from '@/messages/format';

export const companyForm = {
  missingLogoLabel: 'a logo',
  redirectNotice: 'Taking you to the posting form…',
  companyName: 'Company name',
  industry: 'Industry',
  choosePlaceholder: 'Choose one',
  companyDescription: 'Company description',
  companyDescriptionHint: 'What you do, how big your team is, and what it’s like to work with you.',
  locationTitle: 'Where your company is',
  location: 'Location',
  locationHint: 'An address, a neighborhood, a city or a ZIP code.',
  saving: 'Saving…',
  submitButton: 'Save company profile',
};

export const logoCropper = {
  previewLabel: 'Preview of your logo',
  zoom: 'Zoom',
  leftAndRight: 'Left and right',
  upAndDown: 'Up and down',
};

export const logoField = {
  logo: 'Logo',
  hint: 'It’s shown as a square. We remove hidden details, such as where a photo was taken.',
  currentLogoAlt: 'Your current logo',
  removeLabel: 'Remove the logo',
};

export const companyMessages = {
  requiredFieldsMissing: 'Please fill in all required fields',
  nameRequired: 'Company name is required',
  industryRequired: 'Industry is required',
  descriptionRequired: 'Company description is required',
  saveFailed: 'Failed to save profile',
  saved: 'Your company profile is saved',
  invitationRequired:
    'You need an invitation to hire here, and we don’t have one for your email address. Ask us for one, then save again.',
};

export const domainLabel = {
  verified: ({ domain }: MessageValues<'domain'>) => `Domain verified: ${domain}`,
};

export const verifiedDomainSection = {
  title: 'Your web domain',
  verifiedText:
    'Your company and job pages show this, because your account’s email address is at this domain. If you change to an address at another domain, we remove it.',
  unverifiedText:
    'Do you have an email address at your company’s own web domain? Use it for your account, and your company and job pages show the domain as verified.',
  changeEmailLink: 'Change your email address',
};

export const sinceLabel = {
  since: ({ siteName, month }: MessageValues<'siteName' | 'month'>) => `On ${siteName} since ${month}`,
};
