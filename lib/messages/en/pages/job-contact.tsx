import type { MessageValues, Nodes } from '@/messages/format';

export const jobContactNotFound = {
  metadataTitle: 'Question Not Found',
  title: 'This link no longer works',
  homeLink: 'Go to the home page',
  text: 'We’ve sent you a newer email since then, the company closed its account, or part of the link is missing. The full link is in the email.',
};

export const jobContactToken = {
  metadataTitle: 'Applications by email',
  title: ({ companyName }: Nodes<'companyName'>) => <>Applications to {companyName}</>,
  text: ({ companyName, siteName }: MessageValues<'companyName' | 'siteName'>) =>
    `${companyName} would like to send applications for its jobs on ${siteName} to your address. Each one would arrive as an email with a cover letter and a CV.`,
};
