import { payPerHour, type SalaryPeriod } from '@/lib/employment/salary';
import { warnings as messages } from '@/messages/postings/form';
import { advertisingLaws, excludingWords } from './excluding-words';
import { federalMinimum, federalTippedMinimum } from './federal-minimum';
import { payLawOf } from './pay-laws';

/** What an employer should know before posting; it never keeps them from it. */
export type PostingWarning = {
  id: 'pay-missing' | 'pay-low' | 'age' | 'sex' | 'title' | 'description' | 'pin';
  sentence: string;
  /** The law that it is about; null for what is no matter of law. */
  source: string | null;
};

type WarnedAbout = {
  title: string;
  description: string;
  type: string;
  state: string;
  country: string;
  tags: readonly string[];
  salary: { min: number | null; max: number | null; currency: string; period: SalaryPeriod } | null;
  hasTips: boolean;
  /** Where a street is written and the pin is still in the middle of its city. */
  pinMissesStreet?: { street: string; city: string } | null;
};

/** The warnings for a posting, also an unfinished one. */
export function postingWarnings(posting: WarnedAbout, now: Date): PostingWarning[] {
  return [
    ...payMissing(posting, now),
    ...payLow(posting),
    ...wordsThatExclude(posting),
    ...tooShort(posting),
    ...pinAside(posting),
  ];
}

function payMissing({ salary, type, state }: WarnedAbout, now: Date): PostingWarning[] {
  const law = payLawOf(state, now);
  if (salary || type === 'volunteer' || !law) return [];
  return [
    {
      id: 'pay-missing',
      sentence: messages.payMissing({ state: law.state, minEmployees: law.minEmployees }),
      source: messages.since({ source: law.source, since: law.since }),
    },
  ];
}

function payLow({ salary, type, country, hasTips }: WarnedAbout): PostingWarning[] {
  const isAmerican = ['united states', 'united states of america', 'usa', ''].includes(country.toLowerCase());
  const amount = salary?.min ?? salary?.max ?? null;
  if (!salary || amount === null || salary.currency !== 'USD' || !isAmerican || type === 'volunteer')
    return [];
  const minimum = hasTips ? federalTippedMinimum : federalMinimum;
  const hourly = payPerHour(amount, salary.period);
  if (hourly >= minimum) return [];
  return [
    {
      id: 'pay-low',
      sentence: messages[hasTips ? 'belowMinimumWageWithTips' : 'belowMinimumWage']({
        hourly: hourly.toFixed(2),
        minimum: minimum.toFixed(2),
      }),
      source: hasTips ? '29 U.S.C. § 203(m)(2)' : '29 U.S.C. § 206(a)(1)',
    },
  ];
}

function wordsThatExclude({ title, description, tags }: WarnedAbout): PostingWarning[] {
  const text = [title, description, ...tags.map((tag) => tag.replaceAll('-', ' '))].join('\n');
  return excludingWords(text).map(({ kind, words }) => ({
    id: kind,
    sentence: messages[kind]({ words: words.map((word) => `“${word}”`).join(', ') }),
    source: advertisingLaws[kind],
  }));
}

const shortTitle = 4;
const shortDescription = 60;

/** What says too little is posted all the same: only being there is required. Nothing is said before anything is written. */
function tooShort({ title, description }: WarnedAbout): PostingWarning[] {
  const [name, text] = [title.trim(), description.trim()];
  const warnings: PostingWarning[] = [];
  if (name !== '' && name.length < shortTitle)
    warnings.push({
      id: 'title',
      sentence: messages.isAShortTitlePeople({ name }),
      source: null,
    });
  if (text !== '' && text.length < shortDescription)
    warnings.push({
      id: 'description',
      sentence: messages.theDescriptionIsVeryShort,
      source: null,
    });
  return warnings;
}

const pinAside = ({ pinMissesStreet: address }: WarnedAbout): PostingWarning[] =>
  address
    ? [
        {
          id: 'pin',
          sentence: messages.thePinIsInThe({ city: address.city, street: address.street }),
          source: null,
        },
      ]
    : [];
