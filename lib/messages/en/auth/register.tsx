import type { LinkWrappers, MessageValues } from '@/messages/format';

export const registerForm = {
  roleLegend: 'How will you use the site?',
  email: 'Email',
  password: 'Password',
  passwordHint: ({ minPasswordLength }: MessageValues<'minPasswordLength'>) =>
    `At least ${minPasswordLength} characters. A few words in a row are easy to remember and hard to guess.`,
  confirmPassword: 'Confirm password',
  termsNotice: ({ termsLink, privacyLink }: LinkWrappers<'termsLink' | 'privacyLink'>) => (
    <>
      By creating an account you agree to the {termsLink('Terms')} and the {privacyLink('Privacy Policy')}.
    </>
  ),
  pending: 'Creating your account…',
  createAccount: 'Create account',
};

export const roleForm = {
  roleLegend: 'How will you use the site?',
  saving: 'Saving…',
  continue: 'Continue',
};

export const roleTiles = {
  employerLabel: 'Hire Talent',
  employerHint: "I'm an employer",
  jobSeekerLabel: 'Find Work',
  jobSeekerHint: "I'm a job seeker",
};
