import type { Nodes, Values } from '@/messages/format';

export const confirmEmailChange = {
  confirmYourNewEmailTitle: 'Confirm your new email',
  emailChangedTitle: 'Your email is changed',
  confirming: 'Confirming…',
  confirmTheChange: 'Confirm the change',
  goToYourAccount: 'Go to your account',
  oneDownOneToGo: 'One down, one to go',
  nowOpenTheLinkWe:
    'Now open the link we emailed to your other address. The change takes effect once both are confirmed.',
  yourEmailAddressHasBeen: ({ email }: Nodes<'email'>) => (
    <>Your email address has been changed. From now on you sign in with {email}.</>
  ),
};

export const confirmEmail = {
  confirmYourEmailTitle: 'Confirm your email',
  emailConfirmedTitle: 'Your email is confirmed',
  password: 'Password',
  atLeastCharacters: ({ minPasswordLength }: Values<'minPasswordLength'>) =>
    `At least ${minPasswordLength} characters.`,
  confirmingYourEmail: 'Confirming your email…',
  confirmMyEmail: 'Confirm my email',
  goToLogin: 'Go to Login',
  didTheLinkExpire: 'Did the link expire?',
};

export const forgotPassword = {
  forgotYourPassword: 'Forgot your password?',
  sendResetLink: 'Send reset link',
};

export const loginNotice = {
  noEmailFromUsSend: 'No email from us? Send it again',
};

export const mailRequest = {
  emailForYourAccount: 'Email for your account',
  sending: 'Sending…',
};

export const resendConfirmation = {
  sendTheLinkAgain: 'Send the link again',
};

export const resetPasswordForm = {
  setANewPasswordTitle: 'Set a new password',
  passwordChangedTitle: 'Your password is changed',
  currentPassword: 'Current password',
  soNoOneElseCan: 'So no one else can do this in a browser you left open.',
  newPassword: 'New password',
  atLeastCharacters: ({ minResetPasswordLength }: Values<'minResetPasswordLength'>) =>
    `At least ${minResetPasswordLength} characters.`,
  confirmNewPassword: 'Confirm new password',
  saving: 'Saving…',
  setNewPassword: 'Set new password',
  getANewLinkBy: 'Get a new link by email',
  forgotYourCurrentPassword: 'Forgot your current password?',
};

export const signInForm = {
  email: 'Email',
  password: 'Password',
  signingIn: 'Signing in…',
  signIn: 'Sign In',
  noEmailFromUsSend: 'No email from us? Send it again',
};

export const returnAddress = {
  youNeedAnAccountTo:
    'You need an account to post a job, so applications reach you and no one else. Sign in or create one, and you can pick up right where you left off.',
};
