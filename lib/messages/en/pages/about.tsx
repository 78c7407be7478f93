import type { Values, Wraps } from '@/messages/format';

export const about = {
  about: 'About',
  isAJobBoardFor: ({ siteName }: Values<'siteName'>) =>
    `${siteName} is a job board for work near home. What it does, and what it doesn’t.`,
  aboutSite: ({ siteName }: Values<'siteName'>) => `About ${siteName}`,
  aGoodJobIsEven: ({ siteName }: Values<'siteName'>) =>
    `A good job is even better when it’s around the corner. ${siteName} is a job board that starts with one question: how far is it from home?`,
  whatYouCanDoHere: 'What you can do here',
  findJobsNearYouSee: ({ link }: Wraps<'link'>) => (
    <>{link('Find jobs near you')}, see what they pay and when, and apply without an account.</>
  ),
  saveJobsGetNewOnes: ({ alerts, talents }: { alerts: boolean; talents: boolean }) =>
    `Save jobs${alerts ? ', get new ones by email, and' : ' and'} see whether your application was read.${talents ? ' Or let employers find you, as much or as little as you like.' : ''}`,
  postAJobAndMeet: ({ link }: Wraps<'link'>) => (
    <>{link('Post a job')} and meet people who live close to it.</>
  ),
  whatWePromise: 'What we promise',
  nearMeansNearListsAre:
    'Near means near: lists are sorted by distance, and every job says how far away it is.',
  filledJobsComeDownEvery:
    'Filled jobs come down. Every week, we ask employers whether their jobs are still open.',
  yourCvGoesToThe:
    'Your CV goes to the employer you send it to and no one else. Employers never see your date of birth, only whether you’re 18 or older.',
  noAdsNoPaidPlacement: 'No ads, no paid placement, no third-party tracking.',
  youCanDownloadOrDelete: 'You can download or delete everything you’ve given us.',
  seeAlso: ({ privacyLink, termsLink, helpLink }: Wraps<'privacyLink' | 'termsLink' | 'helpLink'>) => (
    <>
      The {privacyLink('privacy page')} has the details, the {termsLink('terms')} have the rules, and{' '}
      {helpLink('help and contact')} covers the rest.
    </>
  ),
};
