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

/** The sentence without the schedule: 'Barista within 10 km of Austin, Texas, at least $18 an hour'. */
export function jobSearchSentence({
  words,
  types,
  minPay,
  currency,
  more,
  place,
  radiusKm,
}: JobAlertSearch): string {
  const what = `${describeJobs({ words, types })}${words && types.length > 0 ? ` (${formatJobTypes(types)})` : ''}`;
  const name = placeName(place);
  const where = more.area
    ? messages.inArea({ place: name })
    : messages.withinRadius({ radiusKm, place: name });
  const { area: _, ...conditions } = more;
  const labels = conditionLabels(conditions).join(', ');
  const pay = minPay === null ? '' : messages.pay({ pay: formatHourlyPay(minPay, currency) });
  return `${what} ${where}${pay}${labels && messages.conditions({ labels })}`;
}

/** 'Line cook with grill and prep, 2 to 5 years of experience, within 25 km of Austin, Texas, every Monday at 8:00 am'. */
export function talentAlertSentence({
  search: { keywords, skills, minYears, maxYears, place, radiusKm },
  schedule,
}: {
  search: TalentAlertSearch;
  schedule: AlertSchedule;
}): string {
  const who = describeTalents({ keywords, skills });
  const years = messages.years({ min: minYears, max: maxYears });
  const where = messages.withinRadius({ radiusKm, place: placeName(place) });
  return [years ? `${who}, ${years},` : who, `${where}, ${scheduleSentence(schedule)}`].join(' ');
}

/** Describes an alert of either kind in a sentence. */
export const alertSentence = (alert: Alert): string =>
  alert.kind === 'job' ? jobAlertSentence(alert) : talentAlertSentence(alert);

/** The sentence in the owner's list. It has no schedule if email is off (D108). */
export const alertListSentence = (alert: Alert): string =>
  alert.kind === 'job' && alert.status === 'paused' ? jobSearchSentence(alert.search) : alertSentence(alert);

/** The owner's name for the search, or its words and place: 'Barista near Austin, Texas'. */
export function alertTitle({ name, ...alert }: Alert): string {
  const what = alert.kind === 'job' ? describeJobs(alert.search) : describeTalents(alert.search);
  return name ?? messages.near({ what, place: placeName(alert.search.place) });
}

const formatJobTypes = (types: JobAlertSearch['types']) => messages.anyOf(types.map(jobTypeLabel));

/** 'Barista', 'Part Time jobs', 'All jobs'. */
function describeJobs({ words, types }: Pick<JobAlertSearch, 'words' | 'types'>): string {
  if (words) return toSentencePart(words, true);
  return types.length > 0 ? messages.jobs({ kinds: formatJobTypes(types) }) : messages.allJobs;
}

/** 'Line cook with grill and prep', 'Anyone'. */
function describeTalents({ keywords, skills }: Pick<TalentAlertSearch, 'keywords' | 'skills'>): string {
  const skillNames = messages.allOf(skills.map((skill) => toSentencePart(skill)));
  return `${keywords ? toSentencePart(keywords, true) : messages.anyone}${skillNames && messages.withSkills({ skills: skillNames })}`;
}

const placeName = (place: Place) => formatAlertPlace(place) || messages.chosenPoint;

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
 * Prepares a visitor's text for a sentence: capitalizes it at the start, and wraps right-to-left text in a Unicode
 * isolate so that it doesn't reorder the sentence.
 */
function toSentencePart(words: string, isFirst = false): string {
  const [first = '', ...rest] = words;
  const shown = isFirst ? first.toLocaleUpperCase(locale) + rest.join('') : words;
  return rightToLeft.test(words) ? `\u2068${shown}\u2069` : shown;
}

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** 'Mission District, San Francisco, California', 'Burlington, Vermont'; '' if its names are unknown. */
export function formatAlertPlace({ address: { neighborhood, city, state } }: Place): string {
  return [neighborhood, city, state].filter((part) => part !== null && part !== unknownPlaceName).join(', ');
}

function formatHourlyPay(amount: number, currency: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  const text = amount.toLocaleString(locale, { minimumFractionDigits: digits, maximumFractionDigits: 2 });
  return currency === 'USD' ? `$${text}` : `${currency} ${text}`;
}
