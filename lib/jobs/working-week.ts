import { dayParts, weekdays } from '@/lib/employment/schedule';
import { workingWeek as text } from '@/messages/jobs/working-week';
import { schedule as names } from '@/messages/schedule';

type DayPart = (typeof dayParts)[number];
type WorkingDay = { day: string; parts: readonly DayPart[] };

/** A job's schedule ('mon-morning') as the seven days, in the week's and the day's order; what is no day or part is left out. */
export function workingWeek(slots: readonly string[]): WorkingDay[] {
  const given = new Set(slots);
  return weekdays.map((day) => ({
    day: names.weekdays[day],
    parts: dayParts.filter((part) => given.has(`${day}-${part}`)),
  }));
}

/** The same in words, days that are alike together: 'Monday to Friday: morning, afternoon'. */
export function weekInWords(week: readonly WorkingDay[]): string[] {
  return runsOf(week).map(({ days, hours }) => {
    const [first = '', last = ''] = [days[0], days.at(-1)];
    if (days.length === 1) return text.oneDay({ day: first, hours });
    if (days.length === 2) return text.twoDays({ first, last, hours });
    return text.daysInARow({ first, last, hours });
  });
}

/** Days that follow each other and have the same hours; a day off ends a run. */
function runsOf(week: readonly WorkingDay[]): { days: string[]; hours: string }[] {
  const runs: { days: string[]; hours: string }[] = [];
  let before = '';
  for (const { day, parts } of week) {
    const hours = parts.map((part) => names.dayParts[part]).join(', ');
    if (hours !== '' && hours === before) runs.at(-1)?.days.push(day);
    else if (hours !== '') runs.push({ days: [day], hours });
    before = hours;
  }
  return runs;
}

/** '20 to 30 hours a week', 'At least 20 …', 'Up to 30 …'; null when nothing is said. */
export function hoursLabel({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min !== null && max !== null)
    return min === max ? text.hoursAWeek({ min }) : text.minToMaxHoursAWeek({ min, max });
  if (min !== null) return text.atLeastHoursAWeek({ min });
  if (max !== null) return text.upToHoursAWeek({ max });
  return null;
}
