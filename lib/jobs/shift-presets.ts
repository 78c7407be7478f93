import { dayParts, scheduleSlots, weekdays } from '@/lib/employment/schedule';

const workdays = weekdays.slice(0, 5);
const onDays = (days: readonly string[], parts: readonly string[]) =>
  days.flatMap((day) => parts.map((part) => `${day}-${part}`));

/** Parts of the week that one press adds, or takes away where all of it is chosen. */
export const presets = {
  mornings: onDays(weekdays, ['morning']),
  afternoons: onDays(weekdays, ['afternoon']),
  evenings: onDays(weekdays, ['evening']),
  nights: onDays(weekdays, ['night']),
  'school-hours': onDays(workdays, ['morning']),
  // Postings name parts of a day, and an afternoon's shift begins before three.
  'after-3-pm': onDays(weekdays, ['evening', 'night']),
  weekdays: onDays(workdays, dayParts),
  weekends: onDays(weekdays.slice(5), dayParts),
} satisfies Record<string, readonly string[]>;

export type ShiftPreset = keyof typeof presets;
export const presetNames = Object.keys(presets) as ShiftPreset[];

/** The preset that says the same as these shifts, if any does. */
export const presetOf = (shifts: readonly string[]) =>
  presetNames.find(
    (name) => presets[name].length === shifts.length && presets[name].every((slot) => shifts.includes(slot)),
  );

/** The shifts of what an address names: shifts, and presets that stand for several. */
export const shiftsOf = (names: readonly string[]): string[] =>
  scheduleSlots.filter(
    (slot) =>
      names.includes(slot) ||
      presetNames.some((name) => names.includes(name) && presets[name].includes(slot)),
  );
