import type { Values } from '@/messages/format';

export const appealToken = {
  askForASecondLook: 'Ask for a second look',
  weWillTakeASecondLook: 'We’ll take a second look',
  weTookASecondLook: 'We took a second look',
  about: {
    job: ({ title }: Values<'title'>) => `We took down your job “${title}”.`,
    company: ({ title }: Values<'title'>) => `We took down your company “${title}” and its jobs.`,
    profile: (_: Values<'title'>) => 'We took down your profile.',
    message: (_: Values<'title'>) => 'We removed a message that you sent.',
    account: (_: Values<'title'>) => 'We decided something about your account.',
  },
  hereIsWhy: ({ reason }: Values<'reason'>) => `Here’s why: ${reason}`,
  weLookedAgain: 'We looked again and emailed you what we decided. That’s final.',
};

export const appealTokenGone = {
  decisionNotFound: 'Decision Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  goToTheHomePage: 'Go to the home page',
  itIsGone: 'What we decided about is gone, or part of the link is missing. The full link is in the email.',
};
