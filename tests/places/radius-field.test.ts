import { describe, expect, test } from 'vitest';
import { createRadiusField } from '@/lib/places/radius-field';

describe('the radius of a form', () => {
  test.each([
    ['25', 25],
    ['5.5', 6],
    [' 250 ', 100],
    ['0', 1],
    ['', 10],
    [undefined, 10],
  ])('accepts %j as %i km', (input, km) => expect(createRadiusField(10).parse(input)).toBe(km));

  test.each(['5,5', 'far', '1e3', '0x10'])('rejects %j with a message', (input) =>
    expect(
      createRadiusField(10)
        .safeParse(input)
        .error?.issues.map(({ message }) => message),
    ).toEqual([`Choose 1 to 100 km, not “${input}”.`]),
  );
});
