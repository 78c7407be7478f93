export const appealForm = {
  whatDidWeGetWrong: 'What did we get wrong?',
  aPersonReadsIt: 'A person reads it. You can ask once, so please say everything that helps.',
  askForASecondLook: 'Ask for a second look',
  sending: 'Sending…',
  thanksWeWillLook: 'Thank you. We’ll look at it again and email you what we decide.',
};

export const appealActions = {
  pleaseSayWhatWeGotWrong: 'Please say what we got wrong',
  thisLinkNoLongerWorks: 'This link no longer works.',
  weCouldntSendIt: 'We couldn’t send it. Please try again.',
};
