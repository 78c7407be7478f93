import type { Values, Wraps } from '@/messages/format';

export const registerForm = {
  howWillYouUseThe: 'How will you use the site?',
  email: 'Email',
  password: 'Password',
  atLeastCharactersAFew: ({ minPasswordLength }: Values<'minPasswordLength'>) =>
    `At least ${minPasswordLength} characters. A few words in a row are easy to remember and hard to guess.`,
  confirmPassword: 'Confirm password',
  byCreatingAnAccount: ({ termsLink, privacyLink }: Wraps<'termsLink' | 'privacyLink'>) => (
    <>
      By creating an account you agree to the {termsLink('Terms')} and the {privacyLink('Privacy Policy')}.
    </>
  ),
  creatingYourAccount: 'Creating your account…',
  createAccount: 'Create account',
};

export const roleForm = {
  howWillYouUseThe: 'How will you use the site?',
  saving: 'Saving…',
  continue: 'Continue',
};

export const roleTiles = {
  hireTalent: 'Hire Talent',
  imAnEmployer: "I'm an employer",
  findWork: 'Find Work',
  imAJobSeeker: "I'm a job seeker",
};
