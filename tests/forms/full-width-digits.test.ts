import { describe, expect, test } from 'vitest';
import { adminSignInSchema } from '@/lib/admin/schema';
import { guestAlertFormSchema, talentAlertFormSchema } from '@/lib/alerts/schema';
import { applicationSchema } from '@/lib/applications/schema';
import { optionalPhone, requiredNumber } from '@/lib/forms/fields';
import { parseJobSearch } from '@/lib/jobs/search-params';
import { createRadiusField } from '@/lib/places/radius-field';
import { jobSchema } from '@/lib/postings/schema';
import { talentFormSchema } from '@/lib/talents/schema';

// An input method for Chinese, Japanese or Korean produces ２０ instead of 20.
describe('full-width digits', () => {
  const getIssues = (schema: { safeParse: (input: unknown) => unknown }, input: object) => {
    const { error } = schema.safeParse(input) as { error?: { issues: { path: PropertyKey[] }[] } };
    return error?.issues.map(({ path }) => String(path[0])).filter((name) => name in input) ?? [];
  };

  test.each([
    [
      'a posting',
      jobSchema,
      { salaryMin: '２０', salaryMax: '２５．５０', hoursMin: '１０', hoursMax: '４０', minimumAge: '１８' },
    ],
    [
      'a talent profile',
      talentFormSchema,
      { salaryMin: '４０，０００', experienceYears: '１２', searchRadiusKm: '２５' },
    ],
    ['a job alert', guestAlertFormSchema, { minPay: '２０', hour: '８', weekday: '１', radiusKm: '２５' }],
    ['a talent alert', talentAlertFormSchema, { minYears: '１', maxYears: '１０', radiusKm: '２５' }],
    ['an application', applicationSchema, { question: 'birth-date', phone: '（４１５）５５５－０１００' }],
    ['the second factor', adminSignInSchema, { code: '１２３　４５６' }],
  ])('are accepted in %s', (_, schema, input) => expect(getIssues(schema, input)).toEqual([]));

  test('are accepted in a search', () => {
    const search = parseJobSearch({ minPay: '２０', radius: '２５', lat: '30', lng: '-97' });
    expect(search.problems).toBeUndefined();
    expect(search).toMatchObject({ minPay: 20, radiusKm: 25 });
  });

  test('are stored as ASCII digits', () => {
    expect(optionalPhone().parse('＋８１　３－１２３４－５６７８')).toBe('+81 3-1234-5678');
    expect(requiredNumber(0, 23, 'Hour').parse('８')).toBe(8);
    expect(createRadiusField(10).parse('２５')).toBe(25);
  });
});
