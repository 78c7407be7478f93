/** The ids of the panel's filters that a phone's row of tools leads to. */
export const filterIds = {
  distance: 'filter-distance',
  pay: 'filter-pay',
  type: 'filter-type',
  when: 'filter-when',
  posted: 'filter-posted',
  industry: 'filter-industry',
} as const;

export type LinkedFilter = keyof typeof filterIds;
