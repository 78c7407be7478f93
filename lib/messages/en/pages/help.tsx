import type { LinkWrappers, MessageValues, Nodes } from '@/messages/format';

export const help = {
  title: 'Help and contact',
  description: ({ siteName }: MessageValues<'siteName'>) =>
    `Answers to common questions about ${siteName}, and how to reach the people who run it.`,
  afterApplyingTitle: 'I applied. What happens next?',
  afterApplyingBody:
    'The employer has your application. We emailed you a receipt with a link to see whether it’s been read, or to withdraw it. Confirm your email there, and you’ll get the employer’s answers by email, too. For questions about the job, write to the employer.',
  missingEmailTitle: 'I didn’t get the email',
  missingEmailBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      Check your spam folder first. You can resend the email that confirms your address from{' '}
      {link('the sign-in page')}; its link works for one hour. For a new password, use “Forgot your password?”
      there.
    </>
  ),
  tooManyEmailsTitle: 'I get too many emails',
  tooManyEmailsBody: ({ link }: LinkWrappers<'link'>) => (
    <>
      Each alert has a link at the bottom that stops it, without signing in. If you have an account, you’ll
      find all of yours under {link('Job Alerts')}.
    </>
  ),
  personalDataTitle: 'What do you know about me?',
  personalDataBody: ({ accountLink, privacyLink }: LinkWrappers<'accountLink' | 'privacyLink'>) => (
    <>
      You can download or delete all of it under {accountLink('Account')}. The {privacyLink('privacy page')}{' '}
      says what we keep, why, and for how long.
    </>
  ),
  jobProblemTitle: 'There’s a problem with a job',
  jobProblemBody:
    'Never pay to get a job, and never send your bank details or social security number with an application. If a job asks for that, or isn’t what it says it is, don’t apply, and tell us which one it is.',
  verifiedDomainTitle: 'What does “Domain verified” mean?',
  verifiedDomainBody:
    'That the employer has a confirmed email address at that web domain, and nothing else. If you know the company’s real website, compare the two. Without the mark, an employer simply uses another address.',
  hiringTitle: 'I’m hiring',
  hiringBody: ({ link }: LinkWrappers<'link'>) => (
    <>{link('For employers')} explains how it works and what it costs.</>
  ),
  contact: 'Contact',
  contactByEmail: ({ supportEmail }: Nodes<'supportEmail'>) => (
    <>Write to {supportEmail}. It helps to include a link to the page.</>
  ),
  contactMissing:
    'This site hasn’t published a contact address yet. For questions about a job, reply to the employer’s email.',
  contactByLetter: ({ siteName, mailPostalAddress }: MessageValues<'siteName' | 'mailPostalAddress'>) =>
    `By letter: ${siteName}, ${mailPostalAddress}`,
};
