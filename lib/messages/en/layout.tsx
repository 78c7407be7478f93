import type { LinkWrappers, MessageValues, Nodes } from '@/messages/format';

export const accountMenu = {
  signIn: 'Sign In',
  menuLabel: ({ email }: MessageValues<'email'>) => `Account menu of ${email}`,
  account: 'Account',
  signedInAs: 'Signed in as',
};

export const errorMessage = {
  title: 'Something went wrong',
  text: 'That’s on us, not you. Trying again often helps; if it doesn’t, please come back in a few minutes.',
  tryAgain: 'Try again',
  outdatedTitle: 'This page was updated',
  outdatedText: 'Reload it and try again.',
  reload: 'Reload the page',
  homeLink: 'Go to the home page',
  errorReference: ({ id }: Nodes<'id'>) => <>Error reference: {id}</>,
};

export const footer = {
  findWork: 'Find Work',
  searchAllJobs: 'Search all jobs',
  jobsNearMe: 'Jobs near me',
  savedJobs: 'Saved Jobs',
  browseByCategory: 'Browse by Category',
  jobsByCity: 'Jobs by city',
  careerResources: 'Career Resources',
  hireTalent: 'Hire Talent',
  postAJob: 'Post a Job',
  forEmployers: 'For employers',
  pricing: 'Pricing',
  recruitingSolutions: 'Recruiting Solutions',
  advertiseWithUs: 'Advertise with Us',
  about: 'About',
  helpAndContact: 'Help and contact',
  accessibility: 'Accessibility',
  transparency: 'Transparency',
  terms: 'Terms',
  privacy: 'Privacy',
  cookies: 'Cookies',
  sources: ({ geoNames, license, openStreetMap }: LinkWrappers<'geoNames' | 'license' | 'openStreetMap'>) => (
    <>
      Place names from {geoNames('GeoNames')} ({license('CC BY 4.0')}). Maps ©{' '}
      {openStreetMap('OpenStreetMap contributors')}.
    </>
  ),
};

export const header = {
  main: 'Main',
};

export const logOutButton = {
  logOutFailed: 'We couldn’t sign you out just now. Please try again.',
  pending: 'Logging out…',
  logOut: 'Log Out',
};

export const mobileAccountEntries = {
  signIn: 'Sign In',
  signedInAs: 'Signed in as',
};

export const mobileMenu = {
  menu: 'Menu',
  main: 'Main',
};

export const navEntries = {
  findJobs: 'Find Jobs',
  setLocation: 'Set Location',
  postAJob: 'Post a Job',
  browseTalent: 'Browse Talent',
  savedJobs: 'Saved Jobs',
  jobPostings: 'Job Postings',
  savedTalents: 'Saved Talents',
  talentAlerts: 'Talent Alerts',
  myApplications: 'My Applications',
  jobAlerts: 'Job Alerts',
  interestedCompanies: 'Interested Companies',
  profile: 'Profile',
  account: 'Account',
};

export const navigationFeedback = {
  offline: 'You’re offline, so this page can’t open. Try again when you’re back online.',
  loading: 'Loading…',
};

export const offlineNotice = {
  offline:
    'You’re offline. What you see may be out of date, and you can’t send anything until you’re back online.',
};

export const pageNotFound = {
  title: 'Page Not Found',
  text: 'No one answers at this address. The page may have moved, or part of the link is missing.',
  searchLink: 'Search all jobs',
  homeLink: 'Go to the home page',
};

export const noScriptAccountMenu = {
  accountMenu: 'Account menu',
  account: 'Account',
  signedInAs: 'Signed in as',
};

export const siteFrame = {
  skipLink: 'Skip to the content',
};
