import { type LinkWrappers, plural } from '@/messages/format';

export const login = {
  title: 'Sign In',
  registerPrompt: ({ link }: LinkWrappers<'link'>) => <>New here? {link('Create an account')}</>,
};

/** For sites where creating a company requires an invitation. */
export const invitation = {
  invitationRequired: ({ link }: LinkWrappers<'link'>) => (
    <>
      You need an invitation to hire here. If you have one, use the email address it went to. If not,{' '}
      {link('ask us for one')}.
    </>
  ),
};

export const register = {
  title: 'Create your account',
  loginPrompt: ({ link }: LinkWrappers<'link'>) => <>Already have one? {link('Sign in')}</>,
};

export const roleSelection = {
  openPostings: ({ count, link }: LinkWrappers<'link'> & { count: number }) => (
    <>
      {plural(count, {
        one: 'You have # open job posting. Changing your role doesn’t close it, and people can still apply:',
        other:
          'You have # open job postings. Changing your role doesn’t close them, and people can still apply:',
      })}{' '}
      {link('see your job postings')} first.
    </>
  ),
  title: 'Choose your role',
  intro: 'You can change it later in your account.',
};
