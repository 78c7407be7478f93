export const jobTypes = {
  'full-time': 'Full Time',
  'part-time': 'Part Time',
  contract: 'Contract',
  temporary: 'Temporary',
  internship: 'Internship',
  volunteer: 'Volunteer',
};

export const jobTypeChoices = {
  optional: '(optional)',
};
