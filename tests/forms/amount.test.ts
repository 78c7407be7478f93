import { describe, expect, test } from 'vitest';
import { toTalentPreview } from '@/components/talents/profile/preview';
import { guestAlertFormSchema } from '@/lib/alerts/schema';
import { parseAmount } from '@/lib/forms/amount';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { jobSchema } from '@/lib/postings/schema';
import { talentFormSchema } from '@/lib/talents/schema';

test.each([
  ['18', 18],
  [' 18.50 ', 18.5],
  ['.5', 0.5],
  ['18.', 18],
  ['18.999', 19],
  ['$50,000', 50_000],
  ['50 000 €', 50_000],
  ['1,234,567.89', 1_234_567.89],
  ['0', 0],
  ['-$5', -5],
  ['１８．５０', 18.5],
  ['＄５０，０００', 50_000],
  ['', null],
  [' ', null],
])('parses %j as %j', (text, amount) => {
  expect(parseAmount(text)).toBe(amount);
});

test.each([
  '18,50',
  '18 50',
  '1,8000',
  '1800,000',
  '1.800,00',
  '1e3',
  '0x10',
  '.',
  '-',
  '$$5',
  'a lot',
  '1-2',
])('does not parse %j', (text) => {
  expect(parseAmount(text)).toBeNaN();
});

describe('an ambiguous amount such as 18,50', () => {
  const getErrorMessage = (
    schema: {
      safeParse: (form: object) => { error?: { issues: { path: PropertyKey[]; message: string }[] } };
    },
    field: string,
  ) => schema.safeParse({ [field]: '18,50' }).error?.issues.find(({ path }) => path[0] === field)?.message;

  test('is an error in a posting, a profile, an alert and a search', () => {
    expect(getErrorMessage(jobSchema, 'salaryMin')).toBe('Please enter valid numbers for salary range');
    expect(getErrorMessage(jobSchema, 'salaryMax')).toBe('Please enter valid numbers for salary range');
    expect(getErrorMessage(talentFormSchema, 'salaryMin')).toBe(
      'Please enter valid numbers for salary range',
    );
    expect(getErrorMessage(guestAlertFormSchema, 'minPay')).toBe(
      'Please enter the pay as dollars per hour, such as 18 or 18.50',
    );
    expect(parseJobSearch({ minPay: '18,50' })).toMatchObject({
      minPay: null,
      problems: { minPay: { value: '18,50' } },
    });
  });

  test("is omitted from a profile's preview", () => {
    const form = new FormData();
    form.set('salaryMin', '18,50');
    expect(toTalentPreview(form, null).desiredSalary).toBeNull();
    form.set('salaryMin', '1,850');
    expect(toTalentPreview(form, null).desiredSalary).toMatchObject({ min: 1850 });
  });
});
