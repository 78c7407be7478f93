export const textFields = [
  'title',
  'type',
  'location',
  'street',
  'pin',
  'description',
  'salaryMin',
  'salaryMax',
  'currency',
  'period',
  'hoursMin',
  'hoursMax',
  'minimumAge',
  'start',
  'startsOn',
  'contactName',
  'contactEmail',
  'contactPhone',
  'contactTitle',
  'applicationUrl',
  'expiresOn',
] as const;

export const listFields = ['schedule', 'benefits', 'tags'] as const;

/** The fields that the first step's Continue button validates. */
export const firstStepFields = ['title', 'type', 'location', 'description'] as const;
