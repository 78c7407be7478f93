import { dayParts, weekdays } from '@/lib/postings/schedule';
import { scheduleDays as text } from '@/messages/jobs/detail';
import { schedule } from '@/messages/postings/schedule';

type ScheduleDay = { day: string; parts: string[] };

/** A job's schedule ('mon-morning') by day, in the week's and the day's order; what is no day or part is left out. */
export function scheduleDays(slots: readonly string[]): ScheduleDay[] {
  const given = new Set(slots);
  return weekdays
    .map((day) => ({
      day: schedule.weekdays[day],
      parts: dayParts.filter((part) => given.has(`${day}-${part}`)).map((part) => schedule.dayParts[part]),
    }))
    .filter((entry) => entry.parts.length > 0);
}

/** '20 to 30 hours a week', 'At least 20 …', 'Up to 30 …'; null when nothing is said. */
export function hoursLabel({ min, max }: { min: number | null; max: number | null }): string | null {
  if (min !== null && max !== null)
    return min === max ? text.hoursAWeek({ min }) : text.minToMaxHoursAWeek({ min, max });
  if (min !== null) return text.atLeastHoursAWeek({ min });
  if (max !== null) return text.upToHoursAWeek({ max });
  return null;
}
