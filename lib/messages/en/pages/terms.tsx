import type { Values, Wraps } from '@/messages/format';

export const terms = {
  terms: 'Terms',
  whatYouCanExpectFrom: ({ siteName }: Values<'siteName'>) =>
    `What you can expect from ${siteName}, and what it expects from you.`,
  isAJobBoardFor: ({ siteName }: Values<'siteName'>) =>
    `${siteName} is a job board for work near home. These are the rules for using it, in plain words.`,
  whatIsAndIsNot: ({ siteName }: Values<'siteName'>) => `What ${siteName} is, and is not`,
  employersPostJobsHerePeople: ({ siteName }: Values<'siteName'>) =>
    `Employers post jobs here; people find them by distance and apply. ${siteName} is not the employer, not an agency and not a party to your agreement. Who gets hired, for what pay and on what terms is between the two of you.`,
  lookingAndApplying: 'Looking and applying',
  searchingAndApplyingAreFree: 'Searching and applying are free, and you don’t need an account.',
  applyAsYourselfWithHonest: 'Apply as yourself, with honest facts and a CV that’s yours to share.',
  oneApplicationPerPersonAnd: 'One application per person and job. Sending it again changes nothing.',
  byApplyingYouAskUs: ({
    applicationRetentionDays,
    link,
  }: Values<'applicationRetentionDays'> & Wraps<'link'>) => (
    <>
      By applying, you ask us to pass your application on to that employer. You can withdraw it with the link
      in the confirmation email. We delete it {applicationRetentionDays} days after the job ends, as the{' '}
      {link('privacy page')} says.
    </>
  ),
  neverPayToGetA:
    'Never pay to get a job, and never send bank details or a social security number with an application.',
  jobs: 'Jobs',
  aJobMustBeReal:
    'A job must be real, open, and where it says it is. The pay you post must be the pay you offer.',
  itMustBeLegalJobs:
    'It must be legal. Jobs that exclude people for who they are, ask for money or hide what they really are don’t belong here, and we remove them.',
  aJobRunsFor30:
    'A job runs for 30 days unless you renew or close it. Once it ends, it takes no more applications and drops out of search.',
  toUseApplicationsOnlyToFill: 'Use applications only to fill that job.',
  distancesPayAndMaps: 'Distances, pay and maps',
  distances: ({ geoNames, license, openStreetMap }: Wraps<'geoNames' | 'license' | 'openStreetMap'>) => (
    <>
      Distances are measured in a straight line, so the actual trip is longer. Pay is compared per hour, at 40
      hours a week and 52 weeks a year. The job itself says how it’s paid. Place names and maps come from{' '}
      {geoNames('GeoNames')} ({license('CC BY 4.0')}) and {openStreetMap('OpenStreetMap')} (ODbL), and like
      all maps they can be wrong.
    </>
  ),
  fairUse: 'Fair use',
  dontFloodTheSiteHarvest:
    'Don’t flood the site, harvest people’s data or try to get at things that aren’t yours. There are limits on how often forms can be used; we may block anyone who ignores them.',
  ourResponsibility: 'Our responsibility',
  weKeepRunningWithCare: ({ siteName }: Values<'siteName'>) =>
    `We keep ${siteName} running with care, but we can’t promise that it’s always available, that every job is as described, or that you’ll find one. Nothing here takes away rights that the law gives you and that you can’t sign away.`,
  whoRunsThisSite: 'Who runs this site',
  changes: 'Changes',
  ifTheseRulesChangeIn:
    'If these rules change in a way that matters, this page will say so before the new ones apply. Questions? Reply to any email from us.',
};
