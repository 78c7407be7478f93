import { benefitKindLabel, benefitKinds } from '@/lib/employment/benefit-kind';
import { moreFilters, conditionLabels as text } from '@/messages/jobs/conditions';
import { parseCategory } from './category';
import { dayLabel } from './day-label';
import type { ExtraFilter, FlagFilter, SearchConditions } from './search-conditions';
import { findShiftPreset } from './shift-presets';
import { formatWorkingWeek, toWorkingWeek } from './working-week';

const flagFilterLabels: Record<FlagFilter, string> = {
  'all-shifts': moreFilters.allShiftsLabel,
  'no-nights': moreFilters.noNights,
  tips: moreFilters.tips,
  'no-experience': moreFilters.noExperience,
  answers: moreFilters.responsiveEmployers,
};

/** Returns 'Evenings', 'Monday to Friday: morning' or, for other schedules, the number of shifts. */
function shiftsLabel(shifts: readonly string[]): string {
  const preset = findShiftPreset(shifts);
  if (preset) return moreFilters.preset[preset];
  const [words = '', ...others] = formatWorkingWeek(toWorkingWeek(shifts));
  return others.length === 0 ? words : text.mySchedule({ shifts: shifts.length });
}

export const extraFilterLabel = (extra: ExtraFilter): string => {
  const benefit = benefitKinds.find((kind) => kind === extra);
  return benefit ? benefitKindLabel(benefit) : flagFilterLabels[extra as FlagFilter];
};

/** Returns the label of one condition, as shown on the chip that removes it. */
export function conditionLabel(name: keyof SearchConditions, more: SearchConditions): string {
  const labels: Record<keyof SearchConditions, () => string> = {
    shifts: () => shiftsLabel(more.shifts ?? []),
    extras: () => (more.extras ?? []).map(extraFilterLabel).join(', '),
    hours: () => text.hours(more.hours ?? { from: null, to: null }),
    age: () => text.age({ age: more.age ?? 0 }),
    postedDays: () => moreFilters.postedIn({ days: more.postedDays ?? 0 }),
    company: () => more.company ?? '',
    industry: () => text.industry({ industry: parseCategory(more.industry ?? '').label }),
    startBy: () => text.startBy({ day: dayLabel(more.startBy ?? '') }),
    area: () => text.area,
  };
  return labels[name]();
}

/** Returns the labels of all conditions that are set. */
export const conditionLabels = (more: SearchConditions): string[] =>
  (Object.keys(more) as (keyof SearchConditions)[]).map((name) => conditionLabel(name, more));
