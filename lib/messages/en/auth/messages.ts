import type { MessageValues } from '@/messages/format';

/** The messages of signing in and registering (specification, sections 4, 5 and 8). */
export const authMessages = {
  emailRequired: 'Email is required',
  emailInvalid: 'Please enter a valid email address',
  passwordRequired: 'Password is required',
  emailMissing: 'Please enter your email address',
  passwordMismatch: 'Passwords do not match',
  passwordTooShort: 'Password must be at least 6 characters long',
  newPasswordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong:
    'Password must be at most 72 characters long. Accented letters, emoji and the like count as more than one.',
  commonPassword:
    'This is one of the most common passwords, so it’s easy to guess. Please choose another one.',
  guessablePassword: ({ siteName }: MessageValues<'siteName'>) =>
    `Your email address, the name in it and “${siteName}” are easy to guess. Please choose another password.`,
  chooseRole: 'Please choose how you will use the site',
  alreadyRegistered: 'This email is already registered. Please sign in or use a different email address.',
  registered: 'Registration successful! Please sign in to continue.',
  confirmEmailFirst: ({ address = 'you' }: { address?: string }) =>
    `Open the link we emailed to ${address} first.`,
  passwordToConfirm:
    'You signed up in another browser, so there’s one more step. Enter the password you chose there, or a new one for your account. That keeps the account yours, even if someone else entered your address first.',
  emailConfirmed: 'Email confirmed successfully! You can now sign in.',
  alreadySignedIn: 'You’re already signed in here.',
  resetLinkSent:
    'If there’s an account with this address, we’ve emailed it a link to set a new password. We send only a few of these a day, so if a new one doesn’t arrive, use the latest one you have.',
  passwordReset: 'Your password has been changed. You can now sign in.',
  invalidLink: 'Invalid confirmation link',
  confirmationFailed: 'An error occurred during email confirmation.',
  cookiesBlocked:
    'To sign in, allow cookies for this site in your browser’s settings and reload the page. Without an account you can still search for jobs and apply.',
  sessionEnded: 'Your session has ended. Please sign in again.',
  // The auth service's own words come first (specification, section 8), then the next step.
  wrongCredentials: 'Invalid login credentials. The email or the password is wrong.',
  emailNotConfirmed: 'Email not confirmed. Please open the link we emailed you first.',
  confirmationSentAgain:
    'If this address still needs to be confirmed, we’ve emailed it a new link. We send only a few of these a day, so if a new one doesn’t arrive, use the latest one you have.',
  tooManyAttempts:
    'Too many attempts. Please wait a minute, or use “Forgot your password?” to get in by email.',
  linkExpired: 'This link has expired or has already been used. Please request a new one.',
  samePassword: 'The new password must be different from the old one.',
  reauthenticationNeeded:
    'You signed in a while ago. To continue, get a link by email with “Forgot your password?” on the sign-in page.',
  weakPassword: 'This password is too easy to guess. Please choose another one.',
  weakPasswordReasons: {
    length: 'It is too short.',
    characters: 'Mix uppercase and lowercase letters, digits and symbols.',
    pwned: 'It appeared in a data leak on another site.',
  },
  emailLimitReached:
    'We’ve sent this address several emails in the last 24 hours. Please use the latest one, and check your spam folder. If its link has expired, open it anyway: you can get a new one there.',
  newEmailLimitReached:
    'We’ve sent this address several emails in the last 24 hours. Please try again tomorrow.',
  accountSuspended: 'This account has been suspended.',
  currentPasswordRequired: 'Please enter your current password',
  currentPasswordWrong: 'That’s not your current password.',
  passwordChanged: 'Your password has been changed. Other devices have been signed out.',
  sameEmail: 'That’s already your email address.',
  changeEmailFailed: 'Failed to change your email address. Please try again.',
  changePasswordFailed: 'Failed to change your password. Please try again.',
  signOutEverywhereFailed: 'Failed to sign out everywhere. Please try again.',
  deleteAccountFailed: 'Failed to delete your account. Nothing was deleted. Please try again.',
  authenticationRequired: 'Authentication required',
  noAuthenticatedUser: 'No authenticated user found',
  noSessionCreated: 'No session created',
  sessionError: ({ message }: MessageValues<'message'>) => `Session error: ${message}`,
  signInFailed: 'Failed to sign in',
  registerFailed: 'Failed to register',
  resetEmailFailed: 'Failed to send reset email',
  resetPasswordFailed: 'Failed to reset password',
  saveRoleFailed: 'Failed to save your choice. Please try again.',
  confirmEmailFailed: 'Failed to confirm email',
  serviceUnavailable: 'The sign-in service isn’t responding right now. Please try again in a moment.',
};
