import type { LinkWrappers, MessageValues } from '@/messages/format';

export const employers = {
  title: 'For employers',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `How hiring on ${siteName} works, and what it costs: nothing.`,
  heading: 'Hire someone who lives nearby',
  intro: 'People come here for work close to home, and your job is shown to the ones who live nearby.',
  stepsTitle: 'How it works',
  invitationStep:
    'Ask us for an invitation: we like to know who hires here. Help and contact says where to write.',
  accountStep: ({ link }: LinkWrappers<'link'>) => (
    <>
      {link('Create an account')}, confirm your email address, and introduce yourself in your company profile.
    </>
  ),
  postStep: ({ link }: LinkWrappers<'link'>) => (
    <>
      {link('Post a job')}: what it is, where, when and what it pays. It goes live right away, for 30 days
      unless you choose otherwise, and you can renew it.
    </>
  ),
  applicationsStep: ({ link }: LinkWrappers<'link'>) => (
    <>
      Each application comes to you by email with the CV. You’ll also find it under {link('My Job Postings')},
      where you can take notes, shortlist, and answer one person or many at once.
    </>
  ),
  closeStep:
    'Once the job is filled, close it. Everyone who’s still waiting gets an email, so you don’t have to write one.',
  pricingTitle: 'Pricing',
  pricingText: ({ talents }: { talents: boolean }) =>
    `${talents ? 'Posting, applications and the talent search' : 'Posting and applications'} are free. There’s no paid plan, no trial that runs out and nothing to cancel.`,
  talentsTitle: 'Recruiting Solutions',
  talentsText: ({
    alerts,
    talentsLink,
    alertLink,
  }: LinkWrappers<'talentsLink' | 'alertLink'> & { alerts: boolean }) => (
    <>
      You don’t have to wait for applications. {talentsLink('Browse Talent')} shows people near your company
      who want to be found, by skill and experience. Save the ones you like
      {alerts ? (
        <>, ask them for contact, and set up a {alertLink('talent alert')} to hear about new ones by email</>
      ) : (
        ' and ask them for contact'
      )}
      . You get someone’s email address and CV only after they say yes.
    </>
  ),
  advertisingTitle: 'Advertise with Us',
  advertisingText: ({ siteName }: MessageValues<'siteName'>) =>
    `${siteName} doesn’t sell ads, and no one can pay for a better spot: jobs are sorted by distance, date and how well they match. Standing out is free: say what the job pays, list the hours, and answer the people who apply.`,
  helpLink: ({ link }: LinkWrappers<'link'>) => <>Still have a question? {link('Help and contact')}.</>,
};
