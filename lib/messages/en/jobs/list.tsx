import type { MessageValues } from '@/messages/format';

export const crumbs = {
  home: 'Home',
  state: ({ name }: MessageValues<'name'>) => `${name} State`,
  city: ({ name }: MessageValues<'name'>) => `${name} City`,
};

export const jobCard = {
  tagsLabel: 'Skills and keywords',
  /** One string, so that nothing shifts when the font loads. U+2068 and U+2069 isolate the direction of the name. */
  companyAndPlace: ({ company, place }: MessageValues<'company' | 'place'>) =>
    `\u2068${company}\u2069 · ${place}`,
  pay: ({ label }: MessageValues<'label'>) => `Pay: ${label}`,
  onCompanySite: 'On company site',
};

export const jobList = {
  jobs: 'Jobs',
  withinKm: ({ km }: { km: number }) => `Within ${km} km`,
  fartherAway: 'Farther away',
  moreLikeThis: ({ count }: { count: number }) => `${count} more like this`,
};
