import { describe, expect, test } from 'vitest';
import { formatWorkingWeek, hoursLabel, toWorkingWeek } from '@/lib/jobs/working-week';
import { addressLine, cityAndState } from '@/lib/places/address-label';
import type { Place } from '@/lib/places/place';
import { parseTextBlocks } from '@/lib/text/text-blocks';

describe('the text of a posting', () => {
  test('keeps paragraphs, line breaks and lists', () => {
    const text =
      'Hello.\r\nSecond line.\n\nYou:\n- bake\n  at night\n\n* knead\n\n1. First\n2) Second\nThanks.';
    expect(parseTextBlocks(text)).toEqual([
      { kind: 'paragraph', lines: ['Hello.', 'Second line.'] },
      { kind: 'paragraph', lines: ['You:'] },
      { kind: 'list', isNumbered: false, items: ['bake at night', 'knead'] },
      { kind: 'list', isNumbered: true, items: ['First', 'Second'] },
      { kind: 'paragraph', lines: ['Thanks.'] },
    ]);
  });

  test('does not treat a minus, a price or a year as a list', () => {
    expect(parseTextBlocks('-5 degrees outside\n2026 was good\n$18-20')).toEqual([
      { kind: 'paragraph', lines: ['-5 degrees outside', '2026 was good', '$18-20'] },
    ]);
  });

  test('returns no blocks for blank text', () => {
    expect(parseTextBlocks(' \n\n ')).toEqual([]);
  });
});

describe('the schedule of a job', () => {
  test('lists days and day parts in order, without unknown slots', () => {
    const week = toWorkingWeek(['sun-night', 'mon-evening', 'mon-morning', 'someday-noon', 'tue']);
    expect(week.map(({ day }) => day.slice(0, 3)).join()).toBe('Mon,Tue,Wed,Thu,Fri,Sat,Sun');
    expect(week.filter(({ parts }) => parts.length > 0)).toEqual([
      { day: 'Monday', parts: ['morning', 'evening'] },
      { day: 'Sunday', parts: ['night'] },
    ]);
  });

  test('groups consecutive days with the same hours', () => {
    const on = (days: string, part: string) => days.split(' ').map((day) => `${day}-${part}`);
    const slots = [
      ...on('mon tue wed fri', 'morning'),
      ...on('mon tue wed', 'night'),
      ...on('sat sun', 'evening'),
    ];
    expect(formatWorkingWeek(toWorkingWeek(slots))).toEqual([
      'Monday to Wednesday: morning, night',
      'Friday: morning',
      'Saturday and Sunday: evening',
    ]);
    expect(formatWorkingWeek(toWorkingWeek(on('mon wed', 'morning')))).toEqual([
      'Monday: morning',
      'Wednesday: morning',
    ]);
    expect(formatWorkingWeek(toWorkingWeek([]))).toEqual([]);
  });

  test.each([
    [{ min: 20, max: 30 }, '20 to 30 hours a week'],
    [{ min: 40, max: 40 }, '40 hours a week'],
    [{ min: 8, max: null }, 'At least 8 hours a week'],
    [{ min: null, max: 15 }, 'Up to 15 hours a week'],
    [{ min: null, max: null }, null],
  ])('formats the weekly hours %j as "%s"', (hours, label) => expect(hoursLabel(hours)).toBe(label));
});

describe('the address of a job', () => {
  const at = (address: Partial<Place['address']>): Place => ({
    coordinates: { lat: 0, lng: 0 },
    address: {
      city: 'Unknown',
      state: 'Unknown',
      country: 'Unknown',
      street: null,
      zipCode: null,
      neighborhood: null,
      ...address,
    },
  });

  test('contains only the known parts', () => {
    const full = at({
      street: '1 Main St',
      city: 'Austin',
      state: 'Texas',
      zipCode: '78701',
      neighborhood: 'Downtown',
    });
    expect(addressLine(full.address)).toBe('1 Main St, Downtown, Austin, Texas 78701');
    expect(cityAndState(full.address)).toBe('Austin, Texas');
    expect(cityAndState(at({ city: 'Austin' }).address)).toBe('Austin');
    expect(addressLine(at({}).address)).toBe('Unknown');
  });
});
