import { expect, test } from 'vitest';
import { type TravelWay, travelTime } from '@/lib/places/travel-time';
import { distanceGuide } from '@/messages/places/location';

const shown = (km: number) => travelTime(km)?.shown.replaceAll('\u00a0', ' ');

test('at the guide’s figures it says what the guide says', () => {
  for (const { radius, means } of distanceGuide.distances) {
    const [byCar] = means.split(' or ');
    expect(shown(Number.parseInt(radius, 10))).toBe(byCar);
  }
});

test.each([
  [0, 'about 5 min walk'],
  [0.37, 'about 5 min walk'],
  [0.38, 'about 10 min walk'],
  // 'Twenty minutes on foot is about 1.5 km', as the guide's page says (D38).
  [1.5, 'about 20 min walk'],
  [1.51, 'about 25 min walk'],
  [2.5, 'about 35 min walk'],
  [2.51, 'about 5 min drive'],
  [5.01, 'about 10 min drive'],
  [7.5, 'about 10 min drive'],
  [10.1, 'about 20 min drive'],
  [25.1, 'about 35 min drive'],
  [49.9, 'about 55 min drive'],
  [50, 'a long commute'],
  [99.9, 'a long commute'],
  [100, undefined],
  [4000, undefined],
])('%d km is %s', (km, words) => expect(shown(km)).toBe(words));

test('no farther job ever takes less by car, and none is finer than five minutes', () => {
  const minutes = Array.from({ length: 475 }, (_, index) =>
    Number(shown(2.51 + index / 10)?.match(/^about (\d+) min drive$/)?.[1]),
  );
  expect(minutes.every((each) => each % 5 === 0)).toBe(true);
  expect(minutes).toEqual(minutes.toSorted((one, other) => one - other));
});

test('the ear hears whole words', () => {
  expect([1, 8, 60].map((km) => travelTime(km)?.spoken)).toEqual([
    'about 15 minutes’ walk',
    'about 15 minutes’ drive',
    'a long commute',
  ]);
});
