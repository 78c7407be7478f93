import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CompanyMark } from '@/components/jobs/company-mark';
import { doorClasses, doorOf, doorPicture, streetOf } from '@/lib/employers/door';
import { arches, bars, handles, leaves, paints, steps, walls } from '@/lib/employers/door-parts';

const names = [
  'Foghorn',
  'Maple',
  'Harbor',
  'Union',
  'Corner',
  'Lakeside',
  'Sunset',
  'Pine Street',
  'Bay',
  'Cedar',
].flatMap((first) =>
  ['Bakery', 'Clinic', 'Hardware', 'Books & Co.', 'Dental', 'Gym'].map((kind) => `${first} ${kind}`),
);

describe("a company's door", () => {
  test('stays as it is, however the name is written', () => {
    // The street would be repainted: whoever changes the parts knows now that every company gets another door.
    expect(doorClasses(doorOf('Foghorn Bakery & Coffee'))).toBe(
      'door arch-1 paint-5 leaf-2 bars-1 wall-1 handle-1 step-1 mirrored',
    );
    expect(doorOf('  FOGHORN   Bakery & coffee ')).toEqual(doorOf('Foghorn Bakery & Coffee'));
  });

  test('is told apart from its neighbors: sixty companies have at least 58 doors', () => {
    expect(new Set(names.map((name) => doorClasses(doorOf(name)))).size).toBeGreaterThanOrEqual(58);
  });

  test('no part is left over, and none is chosen that there is not', () => {
    const all = {
      arch: arches,
      paint: paints,
      leaf: leaves,
      bars,
      wall: walls,
      handle: handles,
      step: steps,
    };
    for (const [part, list] of Object.entries(all)) {
      const chosen = new Set(
        Array.from({ length: 500 }, (_, n) => doorOf(`Company ${n}`)[part as keyof typeof all]),
      );
      expect([...chosen].sort(), part).toEqual(list.map((_, n) => n));
    }
  });

  test.each(['看護の家', '!!!', '', 'x'.repeat(400)])('%j has one too', (name) => {
    expect(doorClasses(doorOf(name))).toMatch(/^door( [a-z]+-\d)*( mirrored)?$/);
    expect(doorPicture(doorOf(name)).svg).not.toContain('undefined');
  });

  test('stands in a street of six, whoever is known there', () => {
    expect(streetOf([])).toHaveLength(6);
    expect(streetOf(['Bay Gym', 'Bay Gym'])[0]).toEqual(doorOf('Bay Gym'));
    expect(new Set(streetOf(['Bay Gym', 'Bay Gym']).map(doorClasses)).size).toBe(6);
  });
});

describe("a company's mark", () => {
  test('is its logo when it has one', () => {
    const mark = renderToStaticMarkup(<CompanyMark company={{ name: 'Bay Gym', logo: '/logo.webp' }} />);
    expect(mark).toContain('src="/logo.webp"');
    expect(mark).not.toContain('door');
  });

  test('is its door when it has none, and says nothing to a screen reader', () => {
    const mark = renderToStaticMarkup(<CompanyMark company={{ name: 'Bay Gym', logo: null }} />);
    expect(mark).toBe(`<span class="${doorClasses(doorOf('Bay Gym'))} size-12"></span>`);
  });
});
