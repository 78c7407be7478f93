import type { LinkWrappers, MessageValues } from '@/messages/format';

export const careerResources = {
  title: 'Career Resources',
  metaDescription:
    'A short guide to finding work near home: where to look, what to send, what to ask, and your rights.',
  description: 'A short guide to finding work near home.',
  searchTitle: 'Look where you live',
  searchRadiusTip: ({ link }: LinkWrappers<'link'>) => (
    <>{link('Set your location')} and start with a small radius. Widen it once you’ve seen what’s close.</>
  ),
  searchAlertTip: ({ link }: LinkWrappers<'link'>) => (
    <>Get new jobs by email with a {link('job alert')}: many employers answer the people who apply first.</>
  ),
  searchPayTip:
    'The page of a city or neighborhood shows what jobs there pay per hour. Look before you name a number.',
  writingTitle: 'Keep it short',
  cvLengthTip:
    'One page is enough for most CVs: what you did, where, from when to when, and how to reach you.',
  cvOrderTip:
    'Start with the work that’s most like the job. School comes first only if you just finished it.',
  coverLetterTip:
    'Four sentences make a good letter: which job, why you can do it, when you can work, how to reach you.',
  contactDetailsTip: 'Give a phone number you actually answer, and have someone check everything for typos.',
  interviewTitle: 'At the interview',
  interviewTripTip: 'Make the trip once beforehand, so you know how long it really takes.',
  interviewQuestionsTip:
    'Ask about hours, breaks, how shifts are scheduled, when and how you get paid, and who will train you.',
  workProofTip:
    'Bring proof that you can work in the United States, but don’t hand it over until you have an offer.',
  rightsTitle: 'Know your rights',
  scamWarning: ({ link }: LinkWrappers<'link'>) => (
    <>
      Never pay to get a job, and be careful if someone asks you to cash checks. The{' '}
      {link('FTC on job scams')} explains how they work.
    </>
  ),
  wageRights: ({ link }: LinkWrappers<'link'>) => (
    <>Minimum wage, overtime and working under 18: the {link('U.S. Department of Labor')}.</>
  ),
  discriminationRights: ({ link }: LinkWrappers<'link'>) => (
    <>No one may turn you down for who you are: the {link('EEOC')}.</>
  ),
  localHelpTitle: 'Help in person',
  localHelpBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      American Job Centers help with CVs, training and your job search, for free. {link('CareerOneStop')}, by
      the U.S. Department of Labor, finds the one near you.
    </>
  ),
  siteHelp: ({ siteName, link }: MessageValues<'siteName'> & LinkWrappers<'link'>) => (
    <>
      A question about {siteName} itself? {link('Help and contact')}.
    </>
  ),
};
