import { benefitKinds as text } from '@/messages/employment/benefits';

/** What benefits can be searched by; the database reads them out of an employer's own words (`benefit_kinds`). */
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
