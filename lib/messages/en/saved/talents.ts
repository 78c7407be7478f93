import type { Values } from '@/messages/format';

/** Messages of saved talents (sections 2 and 8). */
export const savedTalentMessages = {
  fetchFailed: 'Failed to fetch saved talents',
  loadFailed: 'Failed to load saved talents. Please try again.',
  saveFailed: 'We couldn’t save the talent. Please try again.',
  removeFailed: 'We couldn’t remove the talent. Please try again.',
  saveNoteFailed: 'We couldn’t save the note. Please try again.',
  notVisible: 'This talent is no longer visible.',
};

export const talentNoteForm = {
  yourNote: 'Your note',
  saving: 'Saving…',
  saveNoteOn: ({ name }: Values<'name'>) => `Save note on ${name}`,
  saveNote: 'Save note',
  noteSaved: 'Note saved',
};

export const removeTalentForm = {
  removing: 'Removing…',
  removeLabel: ({ name }: Values<'name'>) => `Remove from saved: ${name}`,
  remove: 'Remove from saved',
};

export const saveTalentButton = {
  unsaveLabel: ({ name }: Values<'name'>) => `Saved. Unsave ${name}`,
  saveLabel: ({ name }: Values<'name'>) => `Save ${name}`,
  savedButton: 'Saved',
  saveButton: 'Save',
};

export const savedTalentCard = {
  hiddenTitle: 'A talent you saved',
  hiddenText: ({ reason }: Values<'reason'>) => `${reason} The profile was hidden or deleted by its owner.`,
  yourNote: ({ note }: Values<'note'>) => `Your note: ${note}`,
  requestPending: ({ name }: Values<'name'>) =>
    `You asked for contact. Once ${name} accepts, the email address will appear here.`,
  requestDeclined: ({ name }: Values<'name'>) => `${name} declined your contact request.`,
  requestAccepted: ({ name }: Values<'name'>) => `${name} accepted. Get in touch:`,
  downloadCv: 'Download CV',
};
