export const industries = [
  'Technology',
  'Healthcare',
  'Retail',
  'Manufacturing',
  'Construction',
  'Education',
  'Finance',
  'Hospitality',
  'Transportation',
  'Other',
] as const;
export type Industry = (typeof industries)[number];
