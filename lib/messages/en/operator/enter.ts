import type { Values } from '@/messages/format';

export const enterDesk = {
  theDesk: 'The desk',
  enterACode:
    'You run this site, so we ask for a code from your authenticator app as well as for your password.',
  setUp: 'Set up your authenticator',
  scanThis:
    'You run this site, so we ask for a second proof that it’s you. Scan this with an authenticator app on your phone. From then on it shows a new code every 30 seconds.',
  qrCode: 'QR code for your authenticator app',
  orTypeThis: 'Can’t scan it? Type this key into the app:',
  ifYouLoseIt: ({ command }: Values<'command'>) =>
    `If you lose the phone, whoever has the shell can reset it: ${command}`,
  code: 'Code',
  sixDigits: 'Six digits.',
  enter: 'Enter the desk',
  checking: 'Checking…',
  enterTheCode: 'Please enter the six digits that your app shows.',
  thisIsNotTheCode: 'That’s not the code your app shows right now. Please try the newest one.',
  codeWasUsed: 'This code was used already. Please wait for the next one your app shows.',
  setItUpFirst: 'Please set up your authenticator first.',
  setItUpAgain: 'This setup has run out. Please reload the page and scan the new code.',
  tooManyTries: 'That was a lot of codes. Please try again in an hour.',
  tooManySetups: 'You started this several times. Please reload the page in five minutes.',
  weCouldntCheckTheCode: 'We couldn’t check the code. Please try again.',
  silentForAnHour:
    'It’s been an hour without a click, so we need a code again. Your words stay here: enter one in another tab, then come back and press the button again.',
  enterInAnotherTab: 'Enter a code in another tab',
  afterAnHour: 'After an hour without a click, we’ll ask for a code again.',
};
