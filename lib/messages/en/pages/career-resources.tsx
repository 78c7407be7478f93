import type { Values, Wraps } from '@/messages/format';

export const careerResources = {
  careerResources: 'Career Resources',
  aShortGuideToFinding:
    'A short guide to finding work near home: where to look, what to send, what to ask, and your rights.',
  description: 'A short guide to finding work near home.',
  lookWhereYouLive: 'Look where you live',
  setYourLocationAndStart: ({ link }: Wraps<'link'>) => (
    <>{link('Set your location')} and start with a small radius. Widen it once you’ve seen what’s close.</>
  ),
  getNewJobsByEmail: ({ link }: Wraps<'link'>) => (
    <>Get new jobs by email with a {link('job alert')}: many employers answer the people who apply first.</>
  ),
  thePageOfACity:
    'The page of a city or neighborhood shows what jobs there pay per hour. Look before you name a number.',
  keepItShort: 'Keep it short',
  onePageIsEnoughFor:
    'One page is enough for most CVs: what you did, where, from when to when, and how to reach you.',
  startWithTheWorkThats:
    'Start with the work that’s most like the job. School comes first only if you just finished it.',
  fourSentencesMakeAGood:
    'Four sentences make a good letter: which job, why you can do it, when you can work, how to reach you.',
  giveAPhoneNumberYou:
    'Give a phone number you actually answer, and have someone check everything for typos.',
  atTheInterview: 'At the interview',
  makeTheTripOnceBeforehand: 'Make the trip once beforehand, so you know how long it really takes.',
  askAboutHoursBreaksHow:
    'Ask about hours, breaks, how shifts are scheduled, when and how you get paid, and who will train you.',
  bringProofThatYouCan:
    'Bring proof that you can work in the United States, but don’t hand it over until you have an offer.',
  knowYourRights: 'Know your rights',
  neverPayToGetA: ({ link }: Wraps<'link'>) => (
    <>
      Never pay to get a job, and be careful if someone asks you to cash checks. The{' '}
      {link('FTC on job scams')} explains how they work.
    </>
  ),
  minimumWageOvertimeAndWorking: ({ link }: Wraps<'link'>) => (
    <>Minimum wage, overtime and working under 18: the {link('U.S. Department of Labor')}.</>
  ),
  noOneMayTurnYou: ({ link }: Wraps<'link'>) => (
    <>No one may turn you down for who you are: the {link('EEOC')}.</>
  ),
  helpInPerson: 'Help in person',
  americanJobCentersHelpWith: ({ link }: Wraps<'link'>) => (
    <>
      American Job Centers help with CVs, training and your job search, for free. {link('CareerOneStop')}, by
      the U.S. Department of Labor, finds the one near you.
    </>
  ),
  aQuestionAboutItselfHelp: ({ siteName, link }: Values<'siteName'> & Wraps<'link'>) => (
    <>
      A question about {siteName} itself? {link('Help and contact')}.
    </>
  ),
};
