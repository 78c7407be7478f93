export const texts = [
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

export const lists = ['schedule', 'benefits', 'tags'] as const;

/** What Continue looks at; everything else belongs to the second step. */
export const firstStep = ['title', 'type', 'location', 'description'] as const;
