import type { LinkWrappers, MessageValues } from '@/messages/format';

export const terms = {
  terms: 'Terms',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `What you can expect from ${siteName}, and what it expects from you.`,
  intro: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} is a job board for work near home. These are the rules for using it, in plain words.`,
  serviceTitle: ({ siteName }: MessageValues<'siteName'>) => `What ${siteName} is, and is not`,
  serviceBody: ({ siteName }: MessageValues<'siteName'>) =>
    `Employers post jobs here; people find them by distance and apply. ${siteName} is not the employer, not an agency and not a party to your agreement. Who gets hired, for what pay and on what terms is between the two of you.`,
  applyingTitle: 'Looking and applying',
  freeUseRule: 'Searching and applying are free, and you don’t need an account.',
  honestyRule: 'Apply as yourself, with honest facts and a CV that’s yours to share.',
  singleApplicationRule: 'One application per person and job. Sending it again changes nothing.',
  applicationDataRule: ({
    applicationRetentionDays,
    link,
  }: MessageValues<'applicationRetentionDays'> & LinkWrappers<'link'>) => (
    <>
      By applying, you ask us to pass your application on to that employer. You can withdraw it with the link
      in the confirmation email. We delete it {applicationRetentionDays} days after the job ends, as the{' '}
      {link('privacy page')} says.
    </>
  ),
  scamWarning:
    'Never pay to get a job, and never send bank details or a social security number with an application.',
  jobsTitle: 'Jobs',
  realJobRule:
    'A job must be real, open, and where it says it is. The pay you post must be the pay you offer.',
  legalJobRule:
    'It must be legal. Jobs that exclude people for who they are, ask for money or hide what they really are don’t belong here, and we remove them.',
  jobDurationRule:
    'A job runs for 30 days unless you renew or close it. Once it ends, it takes no more applications and drops out of search.',
  applicantDataRule: 'Use applications only to fill that job.',
  estimatesTitle: 'Distances, pay and maps',
  estimatesBody: ({
    geoNames,
    license,
    openStreetMap,
  }: LinkWrappers<'geoNames' | 'license' | 'openStreetMap'>) => (
    <>
      Distances are measured in a straight line, so the actual trip is longer. Pay is compared per hour, at 40
      hours a week and 52 weeks a year. The job itself says how it’s paid. Place names and maps come from{' '}
      {geoNames('GeoNames')} ({license('CC BY 4.0')}) and {openStreetMap('OpenStreetMap')} (ODbL), and like
      all maps they can be wrong.
    </>
  ),
  fairUseTitle: 'Fair use',
  fairUseBody:
    'Don’t flood the site, harvest people’s data or try to get at things that aren’t yours. There are limits on how often forms can be used; we may block anyone who ignores them.',
  liabilityTitle: 'Our responsibility',
  liabilityBody: ({ siteName }: MessageValues<'siteName'>) =>
    `We keep ${siteName} running with care, but we can’t promise that it’s always available, that every job is as described, or that you’ll find one. Nothing here takes away rights that the law gives you and that you can’t sign away.`,
  publisherTitle: 'Who runs this site',
  changesTitle: 'Changes',
  changesBody:
    'If these rules change in a way that matters, this page will say so before the new ones apply. Questions? Reply to any email from us.',
};
