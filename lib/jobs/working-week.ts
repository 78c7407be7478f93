import { dayParts, weekdays } from '@/lib/employment/schedule';
import { workingWeek as text } from '@/messages/jobs/working-week';
import { schedule as names } from '@/messages/schedule';

type DayPart = (typeof dayParts)[number];
type WorkingDay = { day: string; parts: readonly DayPart[] };

/** Converts slots ('mon-morning') into seven days, each with its parts in order. Unknown slots are ignored. */
export function toWorkingWeek(slots: readonly string[]): WorkingDay[] {
  const slotSet = new Set(slots);
  return weekdays.map((day) => ({
    day: names.weekdays[day],
    parts: dayParts.filter((part) => slotSet.has(`${day}-${part}`)),
  }));
}

/** Formats a week as text, with equal days grouped: 'Monday to Friday: morning, afternoon'. */
export function formatWorkingWeek(week: readonly WorkingDay[]): string[] {
  return groupDays(week).map(({ days, hours }) => {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    if (days.length === 1) return text.oneDay({ day: first, hours });
    if (days.length === 2) return text.twoDays({ first, last, hours });
    return text.dayRange({ first, last, hours });
  });
}

/** Groups consecutive days with the same hours; a day off ends a group. */
function groupDays(week: readonly WorkingDay[]): { days: string[]; hours: string }[] {
  const runs: { days: string[]; hours: string }[] = [];
  let previousHours = '';
  for (const { day, parts } of week) {
    const hours = parts.map((part) => names.dayParts[part]).join(', ');
    if (hours !== '' && hours === previousHours) runs.at(-1)?.days.push(day);
    else if (hours !== '') runs.push({ days: [day], hours });
    previousHours = hours;
  }
  return runs;
}

/** Returns '20 to 30 hours a week', 'At least 20 …' or 'Up to 30 …'; null without hours. */
export function hoursLabel({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min !== null && max !== null)
    return min === max ? text.hoursPerWeek({ min }) : text.hoursPerWeekRange({ min, max });
  if (min !== null) return text.minHoursPerWeek({ min });
  if (max !== null) return text.maxHoursPerWeek({ max });
  return null;
}
