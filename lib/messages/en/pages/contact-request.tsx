import type { Nodes, Wraps } from '@/messages/format';

export const contactRequestTokenGone = {
  requestNotFound: 'Request Not Found',
  weCantFindThisRequest: 'We can’t find this request',
  interestedCompanies: 'Interested Companies',
  theCompanyTookItBack:
    'The company took it back or closed its account, or part of the link is missing. The full link is in the email. Sign in to see all your requests.',
};

export const contactRequestToken = {
  aCompanyWouldLikeTo: 'A company would like to contact you',
  wouldLikeToContactYou: ({ companyName }: Nodes<'companyName'>) => (
    <>{companyName} would like to contact you</>
  ),
  ifYouAcceptTheCompany:
    'If you accept, the company gets your email address, the CV in your profile if there is one, and your phone number if you add it.',
};

export const contactRequest = {
  interestedCompanies: 'Interested Companies',
  aCompanyGetsYourEmail: ({ link }: Wraps<'link'>) => (
    <>
      A company gets your email address and CV only after you accept its request. To choose who can find you,
      go to {link('your profile')}.
    </>
  ),
  noCompaniesYet: 'No companies yet',
  companiesThatSaveYourProfile: 'Companies that save your profile or ask for contact will appear here.',
  interestedCompaniesTitle: 'Interested companies',
  hiddenFrom: 'Hidden from',
  theseCompaniesCantFindYou:
    'These companies can’t find you, and you’re off their saved lists, however they spell their name. While you’re hiding from anyone, only employers can see you. Hiding can’t stop someone who signs up under another company’s name.',
  hasSavedYourProfile: 'Has saved your profile.',
  wouldLikeToContactYou: 'Would like to contact you:',
};
