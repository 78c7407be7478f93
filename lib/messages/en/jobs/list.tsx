import type { Values } from '@/messages/format';

export const crumbs = {
  home: 'Home',
  state: ({ name }: Values<'name'>) => `${name} State`,
  city: ({ name }: Values<'name'>) => `${name} City`,
};

export const jobCard = {
  skillsAndKeywords: 'Skills and keywords',
  /** One text, so that no part of it moves when the typeface arrives; the name keeps its own direction (U+2068, U+2069). */
  companyAt: ({ company, place }: Values<'company' | 'place'>) => `\u2068${company}\u2069 · ${place}`,
  pay: ({ label }: Values<'label'>) => `Pay: ${label}`,
  onCompanySite: 'On company site',
};

export const jobList = {
  jobs: 'Jobs',
  withinKm: ({ km }: { km: number }) => `Within ${km} km`,
  fartherAway: 'Farther away',
  moreLikeThis: ({ count }: { count: number }) => `${count} more like this`,
};
