import type { Values } from '@/messages/format';

/** The sentences of saving and asking talents (sections 2 and 8). */
export const savedMessages = {
  fetchFailed: 'Failed to fetch saved talents',
  loadFailed: 'Failed to load saved talents. Please try again.',
  saveFailed: 'We couldn’t save the talent. Please try again.',
  removeFailed: 'We couldn’t remove the talent. Please try again.',
  noteFailed: 'We couldn’t save the note. Please try again.',
  gone: 'This talent is no longer visible.',
};

export const noteForm = {
  yourNote: 'Your note',
  saving: 'Saving…',
  saveNoteOn: ({ name }: Values<'name'>) => `Save note on ${name}`,
  saveNote: 'Save note',
  noteSaved: 'Note saved',
};

export const removeForm = {
  removing: 'Removing…',
  removeTalent: ({ name }: Values<'name'>) => `Remove from saved: ${name}`,
  remove: 'Remove from saved',
};

export const saveTalentButton = {
  savedUnsave: ({ name }: Values<'name'>) => `Saved. Unsave ${name}`,
  save: ({ name }: Values<'name'>) => `Save ${name}`,
  savedNow: 'Saved',
  saveNow: 'Save',
};

export const savedTalentCard = {
  aTalentYouSaved: 'A talent you saved',
  theProfileWasHiddenOr: ({ gone }: Values<'gone'>) =>
    `${gone} The profile was hidden or deleted by its owner.`,
  yourNote: ({ note }: Values<'note'>) => `Your note: ${note}`,
  youAskedForContactOnce: ({ name }: Values<'name'>) =>
    `You asked for contact. Once ${name} accepts, the email address will appear here.`,
  declinedYourContactRequest: ({ name }: Values<'name'>) => `${name} declined your contact request.`,
  acceptedGetInTouch: ({ name }: Values<'name'>) => `${name} accepted. Get in touch:`,
  downloadCv: 'Download CV',
};
