import { type MessageValues, plural } from '@/messages/format';

export const alertSentence = {
  allJobs: 'All jobs',
  jobs: ({ kinds }: MessageValues<'kinds'>) => `${kinds} jobs`,
  anyone: 'Anyone',
  withSkills: ({ skills }: MessageValues<'skills'>) => ` with ${skills}`,
  withinRadius: ({ radiusKm, place }: MessageValues<'radiusKm' | 'place'>) =>
    `within ${radiusKm} km of ${place}`,
  near: ({ what, place }: MessageValues<'what' | 'place'>) => `${what} near ${place}`,
  inArea: ({ place }: MessageValues<'place'>) => `in your area near ${place}`,
  conditions: ({ labels }: MessageValues<'labels'>) => ` (${labels})`,
  chosenPoint: 'the chosen point',
  pay: ({ pay }: MessageValues<'pay'>) => `, at least ${pay} an hour`,
  years: ({ min, max }: { min: number | null; max: number | null }) => {
    if (min !== null && max !== null) return min === max ? experience(min) : `${min} to ${experience(max)}`;
    if (min !== null) return `at least ${experience(min)}`;
    return max === null ? '' : `at most ${experience(max)}`;
  },
  instant: 'as soon as there’s a match',
  daily: ({ time }: MessageValues<'time'>) => `daily at ${time}`,
  weekly: ({ weekday, time }: MessageValues<'weekday' | 'time'>) => `every ${weekday} at ${time}`,
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  time: ({ hour }: { hour: number }) => `${hour % 12 || 12}:00 ${hour < 12 ? 'am' : 'pm'}`,
  anyOf: (parts: readonly string[]) => list(parts, 'or'),
  allOf: (parts: readonly string[]) => list(parts, 'and'),
};

const experience = (years: number) =>
  plural(years, { one: '# year of experience', other: '# years of experience' });

function list(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}
