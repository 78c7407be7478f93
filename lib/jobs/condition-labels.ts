import { benefitKindLabel, benefitKinds } from '@/lib/employment/benefit-kind';
import { moreFilters, conditionLabels as text } from '@/messages/jobs/conditions';
import { readCategory } from './category';
import { dayLabel } from './day-label';
import type { Extra, SearchConditions, Wish } from './search-conditions';
import { presetOf } from './shift-presets';
import { weekInWords, workingWeek } from './working-week';

const wishLabels: Record<Wish, string> = {
  'all-shifts': moreFilters.onlyAllShifts,
  'no-nights': moreFilters.noNights,
  tips: moreFilters.tips,
  'no-experience': moreFilters.noExperience,
  answers: moreFilters.answers,
};

/** What somebody asked of the week: 'Evenings', 'Monday to Friday: morning', else how many shifts. */
function shiftsLabel(shifts: readonly string[]): string {
  const preset = presetOf(shifts);
  if (preset) return moreFilters.preset[preset];
  const [words = '', ...others] = weekInWords(workingWeek(shifts));
  return others.length === 0 ? words : text.mySchedule({ shifts: shifts.length });
}

export const extraLabel = (extra: Extra): string => {
  const benefit = benefitKinds.find((kind) => kind === extra);
  return benefit ? benefitKindLabel(benefit) : wishLabels[extra as Wish];
};

/** What a search asks beside words, types and pay, as it stands on what takes it away. */
export function conditionLabel(name: keyof SearchConditions, more: SearchConditions): string {
  const labels: Record<keyof SearchConditions, () => string> = {
    shifts: () => shiftsLabel(more.shifts ?? []),
    extras: () => (more.extras ?? []).map(extraLabel).join(', '),
    hours: () => text.hours(more.hours ?? { from: null, to: null }),
    age: () => text.age({ age: more.age ?? 0 }),
    postedDays: () => moreFilters.postedIn({ days: more.postedDays ?? 0 }),
    company: () => more.company ?? '',
    industry: () => text.industry({ industry: readCategory(more.industry ?? '').label }),
    startBy: () => text.startBy({ day: dayLabel(more.startBy ?? '') }),
    area: () => text.area,
  };
  return labels[name]();
}

/** All that a search asks so, each as it stands on what takes it away. */
export const conditionLabels = (more: SearchConditions): string[] =>
  (Object.keys(more) as (keyof SearchConditions)[]).map((name) => conditionLabel(name, more));
