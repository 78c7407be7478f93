export type Posting = Record<string, unknown>;

/**
 * Checks rules that Google documents but validators don't check. Returns a message for each broken rule:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function listBrokenRules(posting: Posting, now: Date): string[] {
  const employment = [posting.employmentType].flat();
  const salary = toRecord(posting.baseSalary);
  const value = toRecord(salary.value);
  const address = toRecord(toRecord(posting.jobLocation).address);
  const validThrough = Date.parse(String(posting.validThrough));
  const rules: [isBroken: boolean, message: string][] = [
    [
      !employment.every((type) => employmentTypes.has(String(type))),
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
      toPlainText(posting.description).toLowerCase() === toPlainText(posting.title).toLowerCase(),
      'the description is the title',
    ],
    [
      Object.values(address).includes('Unknown') || !/^[A-Z]{2}$/.test(String(address.addressCountry)),
      `a part of the address is unknown: ${JSON.stringify(address)}`,
    ],
  ];
  return rules.filter(([isBroken]) => isBroken).map(([, message]) => message);
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

const toRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

const toPlainText = (html: unknown) =>
  String(html)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
