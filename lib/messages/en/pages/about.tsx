import type { LinkWrappers, MessageValues } from '@/messages/format';

export const about = {
  about: 'About',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} is a job board for work near home. What it does, and what it doesn’t.`,
  aboutSite: ({ siteName }: MessageValues<'siteName'>) => `About ${siteName}`,
  intro: ({ siteName }: MessageValues<'siteName'>) =>
    `A good job is even better when it’s around the corner. ${siteName} is a job board that starts with one question: how far is it from home?`,
  featuresTitle: 'What you can do here',
  findJobsFeature: ({ link }: LinkWrappers<'link'>) => (
    <>{link('Find jobs near you')}, see what they pay and when, and apply without an account.</>
  ),
  saveJobsFeature: ({ alerts, talents }: { alerts: boolean; talents: boolean }) =>
    `Save jobs${alerts ? ', get new ones by email, and' : ' and'} see whether your application was read.${talents ? ' Or let employers find you, as much or as little as you like.' : ''}`,
  postJobFeature: ({ link }: LinkWrappers<'link'>) => (
    <>{link('Post a job')} and meet people who live close to it.</>
  ),
  promisesTitle: 'What we promise',
  distancePromise: 'Near means near: lists are sorted by distance, and every job says how far away it is.',
  openJobsPromise: 'Filled jobs come down. Every week, we ask employers whether their jobs are still open.',
  cvPromise:
    'Your CV goes to the employer you send it to and no one else. Employers never see your date of birth, only whether you’re 18 or older.',
  noAdsPromise: 'No ads, no paid placement, no third-party tracking.',
  dataPromise: 'You can download or delete everything you’ve given us.',
  seeAlso: ({ privacyLink, termsLink, helpLink }: LinkWrappers<'privacyLink' | 'termsLink' | 'helpLink'>) => (
    <>
      The {privacyLink('privacy page')} has the details, the {termsLink('terms')} have the rules, and{' '}
      {helpLink('help and contact')} covers the rest.
    </>
  ),
};
