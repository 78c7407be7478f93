import { benefitKinds as text } from '@/messages/employment/benefits';

/** The benefits that searches can filter by. The database derives them from employers' own words (`benefit_kinds`). */
export const benefitKinds = [
  'health',
  'time-off',
  'retirement',
  'flexible',
  'training',
  'meals',
  'discount',
  'commute',
] as const;

type BenefitKind = (typeof benefitKinds)[number];

export const benefitKindLabel = (kind: BenefitKind): string => text[kind];
