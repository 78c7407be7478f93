import { payPerHour, type SalaryPeriod } from '@/lib/employment/salary';
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
  pinMissesStreet?: { street: string | null; city: string } | null;
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
  const who = law.minEmployees === 1 ? 'every employer' : `employers of ${law.minEmployees} or more people`;
  return [
    {
      id: 'pay-missing',
      sentence: `In ${law.state}, ${who} must state the pay or a pay range in a job posting. Yours doesn’t.`,
      source: `${law.source}, since ${law.since}`,
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
      sentence: `$${hourly.toFixed(2)} an hour is below the federal minimum wage${hasTips ? ' for tipped workers' : ''} of $${minimum.toFixed(2)}. Many states and cities require more.`,
      source: hasTips ? '29 U.S.C. § 203(m)(2)' : '29 U.S.C. § 206(a)(1)',
    },
  ];
}

const reasons = {
  age: 'Words that single out an age can keep good people away and are rarely legal in a job posting',
  sex: 'Words that single out men or women can keep good people away and are rarely legal in a job posting',
} as const;

function wordsThatExclude({ title, description, tags }: WarnedAbout): PostingWarning[] {
  const text = [title, description, ...tags.map((tag) => tag.replaceAll('-', ' '))].join('\n');
  return excludingWords(text).map(({ kind, words }) => ({
    id: kind,
    sentence: `${reasons[kind]}: ${words.map((word) => `“${word}”`).join(', ')}.`,
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
      sentence: `“${name}” is a short title. People search for words like “Barista”.`,
      source: null,
    });
  if (text !== '' && text.length < shortDescription)
    warnings.push({
      id: 'description',
      sentence:
        'The description is very short. Two or three sentences about the work and the hours get you better applications.',
      source: null,
    });
  return warnings;
}

const pinAside = ({ pinMissesStreet: address }: WarnedAbout): PostingWarning[] =>
  address
    ? [
        {
          id: 'pin',
          sentence: `The pin is in the middle of ${address.city}, not at ${address.street}. Distances are measured to the pin.`,
          source: null,
        },
      ]
    : [];
