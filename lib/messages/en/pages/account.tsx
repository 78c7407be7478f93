import type { Wraps } from '@/messages/format';

export const accountDeleted = {
  yourAccountIsDeleted: 'Your account is deleted',
  goToTheHomePage: 'Go to the home page',
  everythingInItIsGone:
    'Everything in it is gone, and so is what this browser stored about you. We’re emailing you a confirmation. You can still look for jobs and apply without an account.',
};

export const account = {
  yourAccount: 'Your account',
  whatOthersSeeIsIn: ({ link }: Wraps<'link'>) => (
    <>What others see is in your {link('profile')}. This page is for how you sign in and for your data.</>
  ),
  email: 'Email',
  password: 'Password',
  howYouUseTheSite: 'How you use the site',
  youHaventChosenYet: 'You haven’t chosen yet.',
  signedIn: 'Signed in',
  ifYouLeftABrowser:
    'If you left a browser open somewhere or lost a device, sign out everywhere at once. Then sign back in with your password.',
  signingOut: 'Signing out…',
  signOutHere: 'Sign out here',
  yourData: 'Your data',
  everythingWeStoreAboutYou:
    'Everything we store about you in one zip file: your data as JSON, and the files you uploaded.',
  downloadMyData: 'Download my data',
  deleteYourAccount: 'Delete your account',
  employer: 'You hire: you post jobs and look for talent.',
  job_seeker: 'You look for work: you save jobs and keep a talent profile.',
  employerWithoutTalents: 'You hire: you post jobs and answer who applies.',
  jobSeekerWithoutTalents: 'You look for work: you save jobs and apply for them.',
  choose: 'Choose',
  change: 'Change',
};
