import { jobTypeLabel } from '@/lib/employment/job-type';
import { conditionLabels } from '@/lib/jobs/condition-labels';
import { type Place, unknownPlaceName } from '@/lib/places/place';
import { alertSentence as messages } from '@/messages/alerts/sentence';
import { locale } from '@/messages/locale';
import type { Alert, AlertSchedule, JobAlertSearch, TalentAlertSearch } from './alert';

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
  more,
  place,
  radiusKm,
}: JobAlertSearch): string {
  const what = `${jobWords({ words, types })}${words && types.length > 0 ? ` (${kindsOf(types)})` : ''}`;
  const near = placeName(place);
  const where = more.area ? messages.inArea({ place: near }) : messages.where({ radiusKm, place: near });
  const { area: _, ...others } = more;
  const labels = conditionLabels(others).join(', ');
  const pay = minPay === null ? '' : messages.pay({ pay: hourly(minPay, currency) });
  return `${what} ${where}${pay}${labels && messages.also({ labels })}`;
}

/** 'Line cook with grill and prep, 2 to 5 years of experience, within 25 km of Austin, Texas, every Monday at 8:00 am'. */
export function talentAlertSentence({
  search: { keywords, skills, minYears, maxYears, place, radiusKm },
  schedule,
}: {
  search: TalentAlertSearch;
  schedule: AlertSchedule;
}): string {
  const who = talentWords({ keywords, skills });
  const years = messages.years({ min: minYears, max: maxYears });
  const where = messages.where({ radiusKm, place: placeName(place) });
  return [years ? `${who}, ${years},` : who, `${where}, ${scheduleSentence(schedule)}`].join(' ');
}

/** An alert of either kind in a sentence. */
export const alertSentence = (alert: Alert): string =>
  alert.kind === 'job' ? jobAlertSentence(alert) : talentAlertSentence(alert);

/** The same on its owner's list: when emails come is no matter of a search without them (D108). */
export const listedSentence = (alert: Alert): string =>
  alert.kind === 'job' && alert.status === 'paused' ? jobSearchSentence(alert.search) : alertSentence(alert);

/** What its owner calls it, or its words and place: 'Barista near Austin, Texas'. */
export function alertTitle({ name, ...alert }: Alert): string {
  const what = alert.kind === 'job' ? jobWords(alert.search) : talentWords(alert.search);
  return name ?? messages.near({ what, place: placeName(alert.search.place) });
}

const kindsOf = (types: JobAlertSearch['types']) => messages.anyOf(types.map(jobTypeLabel));

/** 'Barista', 'Part Time jobs', 'All jobs'. */
function jobWords({ words, types }: Pick<JobAlertSearch, 'words' | 'types'>): string {
  if (words) return inSentence(words, true);
  return types.length > 0 ? messages.jobs({ kinds: kindsOf(types) }) : messages.allJobs;
}

/** 'Line cook with grill and prep', 'Anyone'. */
function talentWords({ keywords, skills }: Pick<TalentAlertSearch, 'keywords' | 'skills'>): string {
  const needed = messages.allOf(skills.map((skill) => inSentence(skill)));
  return `${keywords ? inSentence(keywords, true) : messages.anyone}${needed && messages.withSkills({ skills: needed })}`;
}

const placeName = (place: Place) => placeOfAlert(place) || messages.theChosenPoint;

/** 'as soon as there’s a match', 'daily at 8:00 am', 'every Monday at 5:00 pm'. */
export function scheduleSentence({ frequency, hour, weekday }: AlertSchedule): string {
  if (frequency === 'instant') return messages.instant;
  if (frequency === 'daily') return messages.daily({ time: hourLabel(hour) });
  return messages.weekly({ weekday: weekdayLabel(weekday), time: hourLabel(hour) });
}

/** '12:00 am', '8:00 am', '5:00 pm'. */
export const hourLabel = (hour: number): string => messages.time({ hour });

/** The name of an ISO weekday: 1 is Monday. */
export const weekdayLabel = (weekday: number): string => messages.weekdays[weekday - 1] ?? '';

/**
 * What somebody typed, as part of a sentence: with a capital where it begins one, and, where it runs from right
 * to left, in a Unicode isolate, so that it does not turn the sentence around.
 */
function inSentence(words: string, isFirst = false): string {
  const [first = '', ...rest] = words;
  const shown = isFirst ? first.toLocaleUpperCase(locale) + rest.join('') : words;
  return rightToLeft.test(words) ? `\u2068${shown}\u2069` : shown;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** 'Mission District, San Francisco, California', 'Burlington, Vermont'; '' where nothing is known of it. */
export function placeOfAlert({ address: { neighborhood, city, state } }: Place): string {
  return [neighborhood, city, state].filter((part) => part !== null && part !== unknownPlaceName).join(', ');
}

function hourly(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return currency === 'USD' ? `$${text}` : `${currency} ${text}`;
}
