export const action = {
  featureDisabled: 'This isn’t part of this site anymore, so nothing was saved.',
  invalidInput: 'Please check what you entered.',
  invalidCharacter: 'This contains a character we can’t save. Please type it again.',
};
