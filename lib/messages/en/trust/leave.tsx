import type { MessageValues, Nodes } from '@/messages/format';

export const externalLinkPage = {
  title: 'Apply on another site',
  heading: ({ name }: MessageValues<'name'>) => `You’re leaving ${name}`,
  text: ({ companyName, title, host }: Nodes<'companyName' | 'title' | 'host'>) => (
    <>
      {companyName} takes applications for {title} on {host}. We don’t run that site and haven’t checked what
      it asks for.
    </>
  ),
  scamWarning:
    'An honest employer never asks you to pay, or for a bank login or gift cards, to get a job. If this one does, stop there.',
  continueLink: ({ host }: MessageValues<'host'>) => `Continue to ${host}`,
  backLink: 'Back to the Job',
};
