import { describe, expect, test } from 'vitest';
import { parseMoreFilters } from '@/lib/jobs/more-filters';
import { findShiftPreset } from '@/lib/jobs/shift-presets';

describe('the page of all filters', () => {
  test('keeps the path and the other parameters of the search', () => {
    const query = {
      q: 'cook',
      type: ['part-time', 'contract'],
      industry: 'retail',
      page: '3',
      when: 'sat-evening',
      with: 'tips',
    };
    expect(parseMoreFilters({ at: '/california/oakland', ...query })).toEqual({
      path: '/california/oakland',
      rest: { q: 'cook', type: ['part-time', 'contract'], industry: 'retail' },
      more: { industry: 'retail', shifts: ['sat-evening'], extras: ['tips'] },
      problems: {},
    });
  });

  test('keeps invalid hours with an error message', () => {
    expect(parseMoreFilters({ hoursFrom: '5,5', preset: 'weekends:/search' }).problems).toEqual({
      hoursFrom: { value: '5,5', message: 'Choose 0 to 168 hours a week, not “5,5”.' },
    });
  });

  test('a preset button adds its shifts, keeps typed values, and removes the shifts on a second click', () => {
    const fields = { q: 'cook', when: ['sat-evening', 'sun-evening'], hoursFrom: '20', company: '' };
    const weekend = parseMoreFilters({ ...fields, preset: 'weekends:/jobs-near-me' });
    expect(weekend).toMatchObject({ path: '/jobs-near-me', rest: { q: 'cook' } });
    expect(weekend.more.hours).toEqual({ from: 20, to: null });
    expect(findShiftPreset(weekend.more.shifts ?? [])).toBe('weekends');
    const none = parseMoreFilters({
      when: [...(weekend.more.shifts ?? [])],
      preset: 'weekends:/jobs-near-me',
    });
    expect(none.more).toEqual({});
  });

  test('"after 3 pm" means evenings and nights, not afternoons', () => {
    const { more } = parseMoreFilters({ preset: 'after-3-pm:/search' });
    expect(findShiftPreset(more.shifts ?? [])).toBe('after-3-pm');
    expect(more.shifts).toHaveLength(14);
    expect(more.shifts?.filter((shift) => !/-(evening|night)$/.test(shift))).toEqual([]);
  });

  test.each(['https://evil.example/jobs-near-me', '//evil.example', '/api/me', 'javascript:alert(1)', ''])(
    'replaces a path that is not a search with the search page: %s',
    (at) => expect(parseMoreFilters({ at }).path).toBe('/search'),
  );
});
