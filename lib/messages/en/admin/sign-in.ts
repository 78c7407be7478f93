import type { MessageValues } from '@/messages/format';

export const adminSignIn = {
  title: 'Admin',
  intro: 'You run this site, so we ask for a code from your authenticator app as well as for your password.',
  setupTitle: 'Set up your authenticator',
  setupIntro:
    'You run this site, so we ask for a second proof that it’s you. Scan this with an authenticator app on your phone. From then on it shows a new code every 30 seconds.',
  qrCodeLabel: 'QR code for your authenticator app',
  secretHint: 'Can’t scan it? Type this key into the app:',
  lostPhoneHint: ({ command }: MessageValues<'command'>) =>
    `If you lose the phone, anyone with access to the shell can reset it: ${command}`,
  codeLabel: 'Code',
  codeHint: 'Six digits.',
  submitButton: 'Open admin',
  checking: 'Checking…',
  codeRequired: 'Please enter the six digits that your app shows.',
  wrongCode: 'That’s not the code your app shows right now. Please try the latest one.',
  usedCode: 'This code was used already. Please wait for the next one your app shows.',
  setupRequired: 'Please set up your authenticator first.',
  setupExpired: 'This setup has expired. Please reload the page and scan the new code.',
  tooManyAttempts: 'Too many codes. Please try again in an hour.',
  tooManySetups: 'You started this several times. Please reload the page in five minutes.',
  checkFailed: 'We couldn’t check the code. Please try again.',
  idleTimeout:
    'It’s been an hour without a click, so we need a code again. What you typed stays here: enter a code in another tab, then come back and press the button again.',
  enterCodeLink: 'Enter a code in another tab',
  idleTimeoutHint: 'After an hour without a click, we’ll ask for a code again.',
};
