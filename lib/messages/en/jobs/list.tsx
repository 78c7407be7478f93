import type { Values, Wraps } from '@/messages/format';

export const appliedBadge = {
  applied: 'Applied',
  youAppliedForThisJob: ({ link }: Wraps<'link'>) => <>You applied for this job. {link('See its status')}</>,
};

export const crumbs = {
  home: 'Home',
};

export const jobCard = {
  skillsAndKeywords: 'Skills and keywords',
  pay: ({ label }: Values<'label'>) => `Pay: ${label}`,
};

export const jobList = {
  jobs: 'Jobs',
  withinKm: ({ km }: { km: number }) => `Within ${km} km`,
  fartherAway: 'Farther away',
};

export const saveButton = {
  saveJob: ({ title }: Values<'title'>) => `Save ${title}`,
  save: 'Save',
  saved: 'Saved',
  savedJobs: 'Saved Jobs',
};
