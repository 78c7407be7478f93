export const appealForm = {
  wordsLabel: 'What did we get wrong?',
  wordsHint: 'A person will read this. You can only ask once, so please include everything that helps.',
  submitButton: 'Ask for a second look',
  sending: 'Sending…',
  sentTitle: 'Thank you. We’ll look at it again and email you what we decide.',
};

export const appealActions = {
  wordsRequired: 'Please tell us what we got wrong',
  linkExpired: 'This link no longer works.',
  sendFailed: 'We couldn’t send it. Please try again.',
};
