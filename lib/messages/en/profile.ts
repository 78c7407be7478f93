/** The error if another tab or device has saved the profile since it was opened here. */
export const changedElsewhere =
  'This profile was changed in another tab or on another device after you opened it here. Your changes are not saved yet.';
