/** For saving a profile that another tab or device has saved since. */
export const changedElsewhere =
  'This profile was changed in another tab or on another device after you opened it here. Your changes are not saved yet.';
