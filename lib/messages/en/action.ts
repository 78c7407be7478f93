export const action = {
  notOfferedHere: 'This isn’t part of this site anymore, so nothing was saved.',
  pleaseCheckWhatYouEntered: 'Please check what you entered.',
  thisContainsACharacterWe: 'This contains a character we can’t save. Please type it again.',
};
