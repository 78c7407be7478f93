import type { LinkWrappers, Nodes } from '@/messages/format';

export const contactRequestNotFound = {
  metadataTitle: 'Request Not Found',
  title: 'We can’t find this request',
  companiesLink: 'Interested Companies',
  text: 'The company took it back or closed its account, or part of the link is missing. The full link is in the email. Sign in to see all your requests.',
};

export const contactRequestToken = {
  metadataTitle: 'A company would like to contact you',
  title: ({ companyName }: Nodes<'companyName'>) => <>{companyName} would like to contact you</>,
  acceptHint:
    'If you accept, the company gets your email address, the CV in your profile if there is one, and your phone number if you add it.',
};

export const contactRequest = {
  metadataTitle: 'Interested Companies',
  intro: ({ link }: LinkWrappers<'link'>) => (
    <>
      A company gets your email address and CV only after you accept its request. To choose who can find you,
      go to {link('your profile')}.
    </>
  ),
  emptyTitle: 'No companies yet',
  emptyText: 'Companies that save your profile or ask for contact will appear here.',
  title: 'Interested companies',
  hiddenTitle: 'Hidden from',
  hiddenText:
    'These companies can’t find you, and you’re off their saved lists, however they spell their name. While you’re hiding from anyone, only employers can see you. Hiding can’t stop someone who signs up under another company’s name.',
  profileSaved: 'Has saved your profile.',
  contactRequested: 'Would like to contact you:',
};
