import { plural, type Values } from '@/messages/format';

export const alertSentence = {
  allJobs: 'All jobs',
  jobs: ({ kinds }: Values<'kinds'>) => `${kinds} jobs`,
  anyone: 'Anyone',
  withSkills: ({ skills }: Values<'skills'>) => ` with ${skills}`,
  withinRadius: ({ radiusKm, place }: Values<'radiusKm' | 'place'>) => `within ${radiusKm} km of ${place}`,
  near: ({ what, place }: Values<'what' | 'place'>) => `${what} near ${place}`,
  inArea: ({ place }: Values<'place'>) => `in your area near ${place}`,
  conditions: ({ labels }: Values<'labels'>) => ` (${labels})`,
  chosenPoint: 'the chosen point',
  pay: ({ pay }: Values<'pay'>) => `, at least ${pay} an hour`,
  years: ({ min, max }: { min: number | null; max: number | null }) => {
    if (min !== null && max !== null) return min === max ? experience(min) : `${min} to ${experience(max)}`;
    if (min !== null) return `at least ${experience(min)}`;
    return max === null ? '' : `at most ${experience(max)}`;
  },
  instant: 'as soon as there’s a match',
  daily: ({ time }: Values<'time'>) => `daily at ${time}`,
  weekly: ({ weekday, time }: Values<'weekday' | 'time'>) => `every ${weekday} at ${time}`,
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
