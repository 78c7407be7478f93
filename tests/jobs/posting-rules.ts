/** A JobPosting as plain data. */
export type Posting = Record<string, unknown>;

/**
 * What Google documents and validators miss, each as a sentence when broken:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function brokenRules(posting: Posting, now: Date): string[] {
  const employment = [posting.employmentType].flat();
  const salary = within(posting.baseSalary);
  const value = within(salary.value);
  const address = within(within(posting.jobLocation).address);
  const validThrough = Date.parse(String(posting.validThrough));
  const rules: [isBroken: boolean, sentence: string][] = [
    [
      !employment.every((each) => employmentTypes.has(String(each))),
      `employmentType is none of Google's: ${employment.join(', ')}`,
    ],
    [
      posting.baseSalary !== undefined &&
        !['HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'].includes(String(value.unitText)),
      `unitText is none of Google's: ${value.unitText}`,
    ],
    [Number(value.minValue) > Number(value.maxValue), 'minValue is above maxValue'],
    [!(validThrough > now.getTime()), 'validThrough is past'],
    [!(validThrough > Date.parse(String(posting.datePosted))), 'validThrough is not after datePosted'],
    [
      text(posting.description).toLowerCase() === text(posting.title).toLowerCase(),
      'the description is the title',
    ],
    [
      Object.values(address).includes('Unknown') || !/^[A-Z]{2}$/.test(String(address.addressCountry)),
      `a part of the address is unknown: ${JSON.stringify(address)}`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, sentence]) => sentence);
}

const employmentTypes = new Set([
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'PER_DIEM',
  'OTHER',
]);

const within = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const text = (html: unknown) =>
  String(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
