import { dayParts, scheduleSlots, weekdays } from '@/lib/employment/schedule';

const workdays = weekdays.slice(0, 5);
const toSlots = (days: readonly string[], parts: readonly string[]) =>
  days.flatMap((day) => parts.map((part) => `${day}-${part}`));

/** Parts of the week that one button adds, or removes if all of it is selected. */
export const shiftPresets = {
  mornings: toSlots(weekdays, ['morning']),
  afternoons: toSlots(weekdays, ['afternoon']),
  evenings: toSlots(weekdays, ['evening']),
  nights: toSlots(weekdays, ['night']),
  'school-hours': toSlots(workdays, ['morning']),
  // Schedules have only parts of a day, and an afternoon shift starts before 3 pm.
  'after-3-pm': toSlots(weekdays, ['evening', 'night']),
  weekdays: toSlots(workdays, dayParts),
  weekends: toSlots(weekdays.slice(5), dayParts),
} satisfies Record<string, readonly string[]>;

export type ShiftPreset = keyof typeof shiftPresets;
export const shiftPresetNames = Object.keys(shiftPresets) as ShiftPreset[];

/** Returns the preset with exactly these shifts, or undefined. */
export const findShiftPreset = (shifts: readonly string[]) =>
  shiftPresetNames.find(
    (name) =>
      shiftPresets[name].length === shifts.length &&
      shiftPresets[name].every((slot) => shifts.includes(slot)),
  );

/** Replaces presets with their shifts. */
export const expandShiftPresets = (names: readonly string[]): string[] =>
  scheduleSlots.filter(
    (slot) =>
      names.includes(slot) ||
      shiftPresetNames.some((name) => names.includes(name) && shiftPresets[name].includes(slot)),
  );
