import { expect, test } from 'vitest';
import { getTravelTime, type TravelMode } from '@/lib/places/travel-time';
import { distanceGuide } from '@/messages/places/location';

const getLabel = (km: number, mode: TravelMode) => getTravelTime(km, mode)?.label.replaceAll('\u00a0', ' ');

test('driving times equal those in the distance guide', () => {
  for (const { radius, travelTime } of distanceGuide.distances) {
    const [byCar] = travelTime.replace('about ', '').split(' or ');
    expect(getLabel(Number.parseInt(radius, 10), 'drive')).toBe(byCar);
  }
});

test.each([
  [0, '5 min walk'],
  [0.37, '5 min walk'],
  [0.38, '10 min walk'],
  // 'Twenty minutes on foot is about 1.5 km' in the guide (D38).
  [1.5, '20 min walk'],
  [1.51, '25 min walk'],
  [2, '30 min walk'],
  [2.04, '30 min walk'],
  [2.06, undefined],
  [40, undefined],
])('without a chosen mode, %d km is %s', (km, label) => expect(getLabel(km, null)).toBe(label));

test.each([
  [1, 'drive', '5 min drive'],
  [5.01, 'drive', '10 min drive'],
  [7.5, 'drive', '10 min drive'],
  [10.1, 'drive', '20 min drive'],
  [25.1, 'drive', '35 min drive'],
  [49.9, 'drive', '55 min drive'],
  [50, 'drive', 'a long commute'],
  [99.9, 'drive', 'a long commute'],
  [100, 'drive', undefined],
  [4000, 'drive', undefined],
  [8, 'walk', '110 min walk'],
  [10, 'walk', undefined],
  [10, 'bike', '40 min by bike'],
  [31, 'bike', undefined],
] as const)('%d km by %s is %s', (km, mode, label) => expect(getLabel(km, mode)).toBe(label));

test.each(['walk', 'bike', 'drive'] as const)('a longer distance never takes less time by %s', (mode) => {
  const minutes = Array.from({ length: 500 }, (_, index) => getLabel(index / 10, mode))
    .filter((label) => label !== undefined && label !== 'a long commute')
    .map((label) => Number(label?.match(/^(\d+) min/)?.[1]));
  expect(minutes.every((value) => value % 5 === 0)).toBe(true);
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
});

test('the label for screen readers has no abbreviations', () => {
  expect([1, 8, 60].map((km) => getTravelTime(km, 'drive')?.spokenLabel)).toEqual([
    'about 5 minutes’ drive',
    'about 15 minutes’ drive',
    'a long commute',
  ]);
});
