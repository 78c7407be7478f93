import { payPerHour, type SalaryPeriod } from '@/lib/employment/salary';
import { warnings as messages } from '@/messages/postings/form';
import { advertisingLaws, findDiscriminatoryWords } from './discriminatory-words';
import { findPayLaw } from './pay-laws';

/** A hint for employers before they post. It never prevents posting. */
export type PostingWarning = {
  id: 'pay-missing' | 'pay-low' | 'age' | 'sex' | 'title' | 'description' | 'pin';
  message: string;
  /** The law; null if the hint is not a legal one. */
  source: string | null;
};

type WarnedPosting = {
  title: string;
  description: string;
  type: string;
  state: string;
  country: string;
  tags: readonly string[];
  salary: { min: number | null; max: number | null; currency: string; period: SalaryPeriod } | null;
  hasTips: boolean;
  /** Set if a street is entered but the pin was not placed, so it is at the city's center. */
  streetWithoutPin?: { street: string; city: string } | null;
};

/** The warnings for a posting, which may be unfinished. */
export function getPostingWarnings(posting: WarnedPosting, now: Date): PostingWarning[] {
  return [
    ...warnPayMissing(posting, now),
    ...warnPayLow(posting),
    ...warnDiscriminatoryWords(posting),
    ...warnTooShort(posting),
    ...warnPinNotAtStreet(posting),
  ];
}

function warnPayMissing({ salary, type, state }: WarnedPosting, now: Date): PostingWarning[] {
  const law = findPayLaw(state, now);
  if (salary || type === 'volunteer' || !law) return [];
  return [
    {
      id: 'pay-missing',
      message: messages.payMissing({ state: law.state, minEmployees: law.minEmployees }),
      source: messages.lawSince({ source: law.source, since: law.since }),
    },
  ];
}

/** In US dollars per hour, since 2009-07-24: 29 U.S.C. § 206(a)(1). Many states and cities have a higher minimum. */
const federalMinimumWage = 7.25;

/** For tipped employees, in US dollars per hour without tips: 29 U.S.C. § 203(m)(2). */
const federalTippedMinimumWage = 2.13;

function warnPayLow({ salary, type, country, hasTips }: WarnedPosting): PostingWarning[] {
  const isAmerican = ['united states', 'united states of america', 'usa', ''].includes(country.toLowerCase());
  const amount = salary?.min ?? salary?.max ?? null;
  if (!salary || amount === null || salary.currency !== 'USD' || !isAmerican || type === 'volunteer')
    return [];
  const minimum = hasTips ? federalTippedMinimumWage : federalMinimumWage;
  const hourly = payPerHour(amount, salary.period);
  if (hourly >= minimum) return [];
  return [
    {
      id: 'pay-low',
      message: messages[hasTips ? 'belowMinimumWageWithTips' : 'belowMinimumWage']({
        hourly: hourly.toFixed(2),
        minimum: minimum.toFixed(2),
      }),
      source: hasTips ? '29 U.S.C. § 203(m)(2)' : '29 U.S.C. § 206(a)(1)',
    },
  ];
}

function warnDiscriminatoryWords({ title, description, tags }: WarnedPosting): PostingWarning[] {
  const text = [title, description, ...tags.map((tag) => tag.replaceAll('-', ' '))].join('\n');
  return findDiscriminatoryWords(text).map(({ kind, words }) => ({
    id: kind,
    message: messages[kind]({ words: words.map((word) => `“${word}”`).join(', ') }),
    source: advertisingLaws[kind],
  }));
}

const minTitleLength = 4;
const minDescriptionLength = 60;

/** A warning and not an error, because the specification requires no length. Blank texts get no warning. */
function warnTooShort({ title, description }: WarnedPosting): PostingWarning[] {
  const [name, text] = [title.trim(), description.trim()];
  const warnings: PostingWarning[] = [];
  if (name !== '' && name.length < minTitleLength)
    warnings.push({
      id: 'title',
      message: messages.titleTooShort({ name }),
      source: null,
    });
  if (text !== '' && text.length < minDescriptionLength)
    warnings.push({
      id: 'description',
      message: messages.descriptionTooShort,
      source: null,
    });
  return warnings;
}

const warnPinNotAtStreet = ({ streetWithoutPin: address }: WarnedPosting): PostingWarning[] =>
  address
    ? [
        {
          id: 'pin',
          message: messages.pinNotAtStreet({ city: address.city, street: address.street }),
          source: null,
        },
      ]
    : [];
