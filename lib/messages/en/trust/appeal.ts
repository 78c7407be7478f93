export const appealForm = {
  wordsLabel: 'What did we get wrong?',
  wordsHint: 'A person reads it. You can ask once, so please say everything that helps.',
  submitButton: 'Ask for a second look',
  sending: 'Sending…',
  sentTitle: 'Thank you. We’ll look at it again and email you what we decide.',
};

export const appealActions = {
  wordsRequired: 'Please say what we got wrong',
  linkExpired: 'This link no longer works.',
  sendFailed: 'We couldn’t send it. Please try again.',
};
