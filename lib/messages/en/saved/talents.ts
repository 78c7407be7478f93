import type { MessageValues } from '@/messages/format';

/** Messages of saved talents (specification, sections 2 and 8). */
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
  saveNoteOn: ({ name }: MessageValues<'name'>) => `Save note on ${name}`,
  saveNote: 'Save note',
  noteSaved: 'Note saved',
};

export const removeTalentForm = {
  removing: 'Removing…',
  removeLabel: ({ name }: MessageValues<'name'>) => `Remove from saved: ${name}`,
  remove: 'Remove from saved',
};

export const saveTalentButton = {
  unsaveLabel: ({ name }: MessageValues<'name'>) => `Saved. Unsave ${name}`,
  saveLabel: ({ name }: MessageValues<'name'>) => `Save ${name}`,
  savedButton: 'Saved',
  saveButton: 'Save',
};

export const savedTalentCard = {
  hiddenTitle: 'A talent you saved',
  hiddenText: ({ reason }: MessageValues<'reason'>) =>
    `${reason} The profile was hidden or deleted by its owner.`,
  yourNote: ({ note }: MessageValues<'note'>) => `Your note: ${note}`,
  requestPending: ({ name }: MessageValues<'name'>) =>
    `You asked for contact. Once ${name} accepts, the email address will appear here.`,
  requestDeclined: ({ name }: MessageValues<'name'>) => `${name} declined your contact request.`,
  requestAccepted: ({ name }: MessageValues<'name'>) => `${name} accepted. Get in touch:`,
  downloadCv: 'Download CV',
};
