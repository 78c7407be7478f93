import type { JobType } from '@/lib/employment/job-type';
import type { SalaryPeriod } from '@/lib/employment/salary';
import { type Address, unknownPlaceName } from '@/lib/places/place';
import { usStates } from '@/lib/places/us-states';
import type { StructuredData } from '@/lib/seo/structured-data';
import { escapeMarkup } from '@/lib/text/escape-markup';
import type { Job } from './job';

/**
 * Returns schema.org JobPosting data (D32,
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting) with only what the page shows. Null
 * if the job has ended, part of its place is unknown, or its description repeats its title. `url` and `siteUrl` are
 * absolute.
 */
export function toJobPosting(
  job: Job,
  { url, siteUrl, now = new Date() }: { url: string; siteUrl: string; now?: Date },
): StructuredData | null {
  const address = toPostalAddress(job.location.address);
  const description = toHtml(job.description);
  const hasNoDetails = normalizeText(job.description) === normalizeText(job.title);
  if (job.state !== 'open' || Date.parse(job.expiresAt) <= now.getTime() || !address || hasNoDetails)
    return null;
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description,
    url,
    datePosted: job.postedAt,
    validThrough: job.expiresAt,
    employmentType: employmentTypes[job.type],
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.logo && { logo: new URL(job.company.logo, siteUrl).href }),
    },
    jobLocation: {
      '@type': 'Place',
      address,
      geo: {
        '@type': 'GeoCoordinates',
        latitude: job.location.coordinates.lat,
        longitude: job.location.coordinates.lng,
      },
    },
    // An application URL leads to another site (D18); the form on this page is direct.
    directApply: job.applicationUrl === null,
    ...(job.industry && { industry: job.industry }),
    ...(job.tags.length > 0 && { skills: job.tags.join(', ') }),
    ...(job.start === 'soon' && { jobImmediateStart: true }),
    ...(job.start !== null && job.start !== 'soon' && { jobStartDate: job.start }),
    ...toBaseSalary(job),
  };
}

const employmentTypes: Record<JobType, string> = {
  'full-time': 'FULL_TIME',
  'part-time': 'PART_TIME',
  contract: 'CONTRACTOR',
  temporary: 'TEMPORARY',
  internship: 'INTERN',
  volunteer: 'VOLUNTEER',
};

const unitTexts: Record<SalaryPeriod, string> = {
  hour: 'HOUR',
  day: 'DAY',
  week: 'WEEK',
  month: 'MONTH',
  year: 'YEAR',
};

function toBaseSalary({ salary }: Job) {
  if (salary === null) return {};
  const { min, max, currency, period } = salary;
  const amounts =
    min !== null && min === max
      ? { value: min }
      : { ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amounts, unitText: unitTexts[period] },
    },
  };
}

/** Returns null if city, state or country is unknown, because Google rejects incomplete addresses. */
function toPostalAddress({ street, city, state, country, zipCode }: Address) {
  if ([city, state, country].some((part) => part.trim() === '' || part === unknownPlaceName)) return null;
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    addressLocality: city,
    addressRegion: usStates.find(({ name }) => name === state)?.code ?? state,
    ...(zipCode && { postalCode: zipCode }),
    addressCountry: countryCodes.get(country) ?? country,
  };
}

const countryCodes: ReadonlyMap<string, string> = new Map([
  ['United States', 'US'],
  ['Canada', 'CA'],
  ['United Kingdom', 'GB'],
  ['Australia', 'AU'],
  ['New Zealand', 'NZ'],
]);

/** Converts paragraphs and line breaks to HTML and escapes all markup. */
function toHtml(description: string): string {
  return description
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${escapeMarkup(paragraph.trim()).replace(/\r?\n/g, '<br>')}</p>`)
    .join('');
}

const normalizeText = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
