import { describe, expect, test } from 'vitest';
import { readMoreFilters } from '@/lib/jobs/more-filters';
import { presetOf } from '@/lib/jobs/shift-presets';

describe('the page of further filters', () => {
  test('keeps what else the search asks, and leads back to its page', () => {
    const query = {
      q: 'cook',
      type: ['part-time', 'contract'],
      industry: 'retail',
      page: '3',
      when: 'sat-evening',
      with: 'tips',
    };
    expect(readMoreFilters({ at: '/california/oakland', ...query })).toEqual({
      path: '/california/oakland',
      rest: { q: 'cook', type: ['part-time', 'contract'], industry: 'retail' },
      more: { industry: 'retail', shifts: ['sat-evening'], extras: ['tips'] },
      problems: {},
    });
  });

  test('keeps hours that are no number, with the sentence that says so', () => {
    expect(readMoreFilters({ hoursFrom: '5,5', preset: 'weekends:/search' }).problems).toEqual({
      hoursFrom: { given: '5,5', sentence: 'Choose 0 to 168 hours a week, not “5,5”.' },
    });
  });

  test('adds what a press chooses, with everything that was typed, and takes it away again', () => {
    const fields = { q: 'cook', when: ['sat-evening', 'sun-evening'], hoursFrom: '20', company: '' };
    const weekend = readMoreFilters({ ...fields, preset: 'weekends:/jobs-near-me' });
    expect(weekend).toMatchObject({ path: '/jobs-near-me', rest: { q: 'cook' } });
    expect(weekend.more.hours).toEqual({ from: 20, to: null });
    expect(presetOf(weekend.more.shifts ?? [])).toBe('weekends');
    const none = readMoreFilters({
      when: [...(weekend.more.shifts ?? [])],
      preset: 'weekends:/jobs-near-me',
    });
    expect(none.more).toEqual({});
  });

  test('takes evenings and nights for what is after 3 pm, and no afternoon', () => {
    const { more } = readMoreFilters({ preset: 'after-3-pm:/search' });
    expect(presetOf(more.shifts ?? [])).toBe('after-3-pm');
    expect(more.shifts).toHaveLength(14);
    expect(more.shifts?.filter((shift) => !/-(evening|night)$/.test(shift))).toEqual([]);
  });

  test.each(['https://evil.example/jobs-near-me', '//evil.example', '/api/me', 'javascript:alert(1)', ''])(
    'leads nowhere but to a search: %s',
    (at) => expect(readMoreFilters({ at }).path).toBe('/search'),
  );
});
