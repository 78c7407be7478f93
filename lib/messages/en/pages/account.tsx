import type { LinkWrappers } from '@/messages/format';

export const accountDeleted = {
  title: 'Your account is deleted',
  homeLink: 'Go to the home page',
  text: 'Everything in it is gone, and so is what this browser stored about you. We’re emailing you a confirmation. You can still look for jobs and apply without an account.',
};

export const account = {
  title: 'Your account',
  intro: ({ link }: LinkWrappers<'link'>) => (
    <>What others see is in your {link('profile')}. This page is for how you sign in and for your data.</>
  ),
  email: 'Email',
  password: 'Password',
  roleTitle: 'How you use the site',
  noRole: 'You haven’t chosen yet.',
  sessionTitle: 'Signed in',
  sessionText:
    'If you left a browser open somewhere or lost a device, sign out everywhere at once. Then sign back in with your password.',
  signingOut: 'Signing out…',
  signOut: 'Sign out here',
  dataTitle: 'Your data',
  dataText: 'Everything we store about you in one zip file: your data as JSON, and the files you uploaded.',
  downloadLink: 'Download my data',
  deleteTitle: 'Delete your account',
  employer: 'You hire: you post jobs and look for talent.',
  job_seeker: 'You look for work: you save jobs and keep a talent profile.',
  employerWithoutTalents: 'You hire: you post jobs and answer who applies.',
  jobSeekerWithoutTalents: 'You look for work: you save jobs and apply for them.',
  choose: 'Choose',
  change: 'Change',
};
