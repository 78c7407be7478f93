import type { MessageValues, Nodes } from '@/messages/format';

export const confirmEmailChange = {
  title: 'Confirm your new email',
  doneTitle: 'Your email is changed',
  pending: 'Confirming…',
  submitButton: 'Confirm the change',
  accountLink: 'Go to your account',
  halfDoneTitle: 'One more email to open',
  halfDoneText:
    'Now open the link we emailed to your other address. The change takes effect once both are confirmed.',
  doneText: ({ email }: Nodes<'email'>) => (
    <>Your email address has been changed. From now on you sign in with {email}.</>
  ),
};

export const confirmEmail = {
  title: 'Confirm your email',
  doneTitle: 'Your email is confirmed',
  password: 'Password',
  passwordHint: ({ minPasswordLength }: MessageValues<'minPasswordLength'>) =>
    `At least ${minPasswordLength} characters.`,
  pending: 'Confirming your email…',
  submitButton: 'Confirm my email',
  loginLink: 'Go to Login',
  linkExpiredSummary: 'Did the link expire?',
};

export const forgotPassword = {
  summary: 'Forgot your password?',
  submitButton: 'Send reset link',
};

export const loginNotice = {
  resendSummary: 'No email from us? Send it again',
};

export const emailLinkForm = {
  emailLabel: 'Email for your account',
  sending: 'Sending…',
};

export const resendConfirmation = {
  submitButton: 'Send the link again',
};

export const resetPasswordForm = {
  title: 'Set a new password',
  doneTitle: 'Your password is changed',
  currentPassword: 'Current password',
  currentPasswordHint: 'So no one else can do this in a browser you left open.',
  newPassword: 'New password',
  newPasswordHint: ({ minResetPasswordLength }: MessageValues<'minResetPasswordLength'>) =>
    `At least ${minResetPasswordLength} characters.`,
  confirmPassword: 'Confirm new password',
  saving: 'Saving…',
  submitButton: 'Set new password',
  newLinkSummary: 'Get a new link by email',
  forgotSummary: 'Forgot your current password?',
};

export const signInForm = {
  email: 'Email',
  password: 'Password',
  signingIn: 'Signing in…',
  signIn: 'Sign In',
  resendSummary: 'No email from us? Send it again',
};

export const returnAddress = {
  postJobReason:
    'You need an account to post a job, so applications reach you and no one else. Sign in or create one, and you can pick up right where you left off.',
};
