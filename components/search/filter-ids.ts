/** The ids of the filters that a phone's toolbar links to. */
export const filterIds = {
  distance: 'filter-distance',
  pay: 'filter-pay',
  type: 'filter-type',
  when: 'filter-when',
  posted: 'filter-posted',
  industry: 'filter-industry',
} as const;

export type LinkedFilter = keyof typeof filterIds;
