import type { Nodes, Values } from '@/messages/format';

export const leavePage = {
  title: 'Apply on another site',
  youAreLeaving: ({ name }: Values<'name'>) => `You’re leaving ${name}`,
  whoTakesApplications: ({ companyName, title, host }: Nodes<'companyName' | 'title' | 'host'>) => (
    <>
      {companyName} takes applications for {title} on {host}. We don’t run that site and haven’t checked what
      it asks for.
    </>
  ),
  whatNobodyHonestAsks:
    'An honest employer never asks you to pay, or for a bank login or gift cards, to get a job. If this one does, stop there.',
  continueTo: ({ host }: Values<'host'>) => `Continue to ${host}`,
  backToTheJob: 'Back to the Job',
};
