import { readFileSync } from 'node:fs';
import type { Industry } from '../../../lib/employment/industry.ts';
import type { JobType } from '../../../lib/employment/job-type.ts';
import type { SalaryPeriod } from '../../../lib/employment/salary.ts';

export type Occupation = {
  title: string;
  category: Industry;
  tags: readonly string[];
  type: JobType;
  /** Null for volunteers, who are not paid. */
  pay: { min: number; max: number; period: SalaryPeriod } | null;
  businessKinds: readonly string[];
  /** Imperative sentences: 'Take orders, pace courses and look after a section.' */
  duties: readonly string[];
};

type RawOccupation = Omit<Occupation, 'pay' | 'businessKinds'> & {
  period: SalaryPeriod | null;
  min: number | null;
  max: number | null;
  business_kinds: string[];
};

const file: { occupations: RawOccupation[] } = JSON.parse(
  readFileSync(new URL('../occupations.json', import.meta.url), 'utf8'),
);

export const occupations: readonly Occupation[] = file.occupations.map(
  ({ period, min, max, business_kinds, ...rest }) => ({
    ...rest,
    pay: period !== null && min !== null && max !== null ? { min, max, period } : null,
    businessKinds: business_kinds,
  }),
);

/** What a business of this kind hires for. */
export const occupationsOf = (kind: string): readonly Occupation[] => byKind.get(kind) ?? [];

const byKind = new Map<string, Occupation[]>();
for (const occupation of occupations)
  for (const kind of occupation.businessKinds) byKind.set(kind, [...(byKind.get(kind) ?? []), occupation]);
