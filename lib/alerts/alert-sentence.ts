import { jobTypeLabel } from '@/lib/employment/job-type';
import { type Place, unknownPlaceName } from '@/lib/places/place';
import { alertSentence as messages } from '@/messages/alerts/form';
import type { AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';

/** 'Barista within 10 km of Austin, Texas, at least $18 an hour, daily at 8:00 am'. */
export const jobAlertSentence = ({
  search,
  schedule,
}: {
  search: JobAlertSearch;
  schedule: AlertSchedule;
}): string => `${jobSearchSentence(search)}, ${scheduleSentence(schedule)}`;

/** The same without when: 'Barista within 10 km of Austin, Texas, at least $18 an hour'. */
export function jobSearchSentence({
  words,
  types,
  minPay,
  currency,
  place,
  radiusKm,
}: JobAlertSearch): string {
  const kinds = listOf(types.map(jobTypeLabel), 'or');
  const what = words
    ? `${inSentence(words, true)}${kinds && ` (${kinds})`}`
    : kinds
      ? `${kinds} jobs`
      : messages.allJobs;
  const where = `within ${radiusKm} km of ${placeOfAlert(place) || 'the chosen point'}`;
  const pay = minPay === null ? '' : `, at least ${hourly(minPay, currency)} an hour`;
  return `${what} ${where}${pay}`;
}

/** 'Line cook with grill and prep, 2 to 5 years of experience, within 25 km of Austin, Texas, every Monday at 8:00 am'. */
export function talentAlertSentence({
  search: { keywords, skills, minYears, maxYears, place, radiusKm },
  schedule,
}: {
  search: TalentAlertSearch;
  schedule: AlertSchedule;
}): string {
  const needed = listOf(
    skills.map((skill) => inSentence(skill)),
    'and',
  );
  const who = `${keywords ? inSentence(keywords, true) : 'Anyone'}${needed && ` with ${needed}`}`;
  const years = yearsSentence(minYears, maxYears);
  const where = `within ${radiusKm} km of ${placeOfAlert(place) || 'the chosen point'}`;
  return [years ? `${who}, ${years},` : who, `${where}, ${scheduleSentence(schedule)}`].join(' ');
}

/** 'as soon as there’s a match', 'daily at 8:00 am', 'every Monday at 5:00 pm'. */
export function scheduleSentence({ frequency, hour, weekday }: AlertSchedule): string {
  if (frequency === 'instant') return 'as soon as there’s a match';
  if (frequency === 'daily') return `daily at ${hourLabel(hour)}`;
  return `every ${weekdayLabel(weekday)} at ${hourLabel(hour)}`;
}

/** '12:00 am', '8:00 am', '5:00 pm'. */
export const hourLabel = (hour: number): string => `${hour % 12 || 12}:00 ${hour < 12 ? 'am' : 'pm'}`;

/** The English name of an ISO weekday: 1 is Monday. */
export const weekdayLabel = (weekday: number): string => weekdays[weekday - 1] ?? 'Monday';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/**
 * What somebody typed, as part of an English sentence: with a capital where it begins one, and, where it runs from right
 * to left, in a Unicode isolate, so that it does not turn the sentence around.
 */
function inSentence(words: string, isFirst = false): string {
  const [first = '', ...rest] = words;
  const shown = isFirst ? first.toLocaleUpperCase('en') + rest.join('') : words;
  return rightToLeft.test(words) ? `\u2068${shown}\u2069` : shown;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** 'Mission District, San Francisco, California', 'Burlington, Vermont'; '' where nothing is known of it. */
export function placeOfAlert({ address: { neighborhood, city, state } }: Place): string {
  return [neighborhood, city, state].filter((part) => part !== null && part !== unknownPlaceName).join(', ');
}

function yearsSentence(min: number | null, max: number | null): string {
  if (min !== null && max !== null)
    return min === max
      ? `${min} ${yearWord(min)} of experience`
      : `${min} to ${max} ${yearWord(max)} of experience`;
  if (min !== null) return `at least ${min} ${yearWord(min)} of experience`;
  return max === null ? '' : `at most ${max} ${yearWord(max)} of experience`;
}

const yearWord = (years: number) => (years === 1 ? 'year' : 'years');

function listOf(parts: readonly string[], word: 'and' | 'or'): string {
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${word} ${last}`;
}

function hourly(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return currency === 'USD' ? `$${text}` : `${currency} ${text}`;
}
