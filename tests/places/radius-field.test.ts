import { describe, expect, test } from 'vitest';
import { radiusField } from '@/lib/places/radius-field';

describe('the radius of a form', () => {
  test.each([
    ['25', 25],
    ['5.5', 6],
    [' 250 ', 100],
    ['0', 1],
    ['', 10],
    [undefined, 10],
  ])('takes %j as %i km', (given, km) => expect(radiusField(10).parse(given)).toBe(km));

  test.each(['5,5', 'far', '1e3', '0x10'])('refuses %j with a sentence', (given) =>
    expect(
      radiusField(10)
        .safeParse(given)
        .error?.issues.map(({ message }) => message),
    ).toEqual([`Choose 1 to 100 km, not “${given}”.`]),
  );
});
