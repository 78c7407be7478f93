export const action = {
  pleaseCheckWhatYouEntered: 'Please check what you entered.',
  thisContainsACharacterWe: 'This contains a character we can’t save. Please type it again.',
};
