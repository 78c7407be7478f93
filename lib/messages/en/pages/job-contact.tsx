import type { Nodes, Values } from '@/messages/format';

export const jobContactTokenGone = {
  questionNotFound: 'Question Not Found',
  thisLinkNoLongerWorks: 'This link no longer works',
  goToTheHomePage: 'Go to the home page',
  weveSentYouANewer:
    'We’ve sent you a newer email since then, the company closed its account, or part of the link is missing. The full link is in the email.',
};

export const jobContactToken = {
  applicationsByEmail: 'Applications by email',
  applicationsTo: ({ companyName }: Nodes<'companyName'>) => <>Applications to {companyName}</>,
  wouldLikeToSendApplications: ({ companyName, siteName }: Values<'companyName' | 'siteName'>) =>
    `${companyName} would like to send applications for its jobs on ${siteName} to your address. Each one would arrive as an email with a cover letter and a CV.`,
};
