import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { CompanyLogo } from '@/components/jobs/company-logo';
import {
  getCompanyPlaceholder,
  getPlaceholderRow,
  placeholderClasses,
  toPlaceholderSvg,
} from '@/lib/employers/company-placeholder';
import {
  arches,
  bars,
  handles,
  paints,
  panels,
  steps,
  walls,
} from '@/lib/employers/company-placeholder-parts';

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

describe('a company’s placeholder', () => {
  test('does not change, however the name is written', () => {
    // Fails if the parts change, because then every company gets another placeholder.
    expect(placeholderClasses(getCompanyPlaceholder('Foghorn Bakery & Coffee'))).toBe(
      'door arch-1 paint-5 leaf-2 bars-1 wall-1 handle-1 step-1 mirrored',
    );
    expect(getCompanyPlaceholder('  FOGHORN   Bakery & coffee ')).toEqual(
      getCompanyPlaceholder('Foghorn Bakery & Coffee'),
    );
  });

  test('differs from its neighbors: sixty companies have at least 58 different ones', () => {
    expect(
      new Set(names.map((name) => placeholderClasses(getCompanyPlaceholder(name)))).size,
    ).toBeGreaterThanOrEqual(58);
  });

  test('uses every variant of each part, and no others', () => {
    const all = {
      arch: arches,
      paint: paints,
      leaf: panels,
      bars,
      wall: walls,
      handle: handles,
      step: steps,
    };
    for (const [part, list] of Object.entries(all)) {
      const chosen = new Set(
        Array.from(
          { length: 500 },
          (_, n) => getCompanyPlaceholder(`Company ${n}`)[part as keyof typeof all],
        ),
      );
      expect([...chosen].sort(), part).toEqual(list.map((_, n) => n));
    }
  });

  test.each(['看護の家', '!!!', '', 'x'.repeat(400)])('%j has one too', (name) => {
    expect(placeholderClasses(getCompanyPlaceholder(name))).toMatch(/^door( [a-z]+-\d)*( mirrored)?$/);
    expect(toPlaceholderSvg(getCompanyPlaceholder(name)).svg).not.toContain('undefined');
  });

  test('a row has six, with any companies', () => {
    expect(getPlaceholderRow([])).toHaveLength(6);
    expect(getPlaceholderRow(['Bay Gym', 'Bay Gym'])[0]).toEqual(getCompanyPlaceholder('Bay Gym'));
    expect(new Set(getPlaceholderRow(['Bay Gym', 'Bay Gym']).map(placeholderClasses)).size).toBe(6);
  });
});

describe('a company’s mark', () => {
  test('is its logo if it has one', () => {
    const mark = renderToStaticMarkup(<CompanyLogo company={{ name: 'Bay Gym', logo: '/logo.webp' }} />);
    expect(mark).toContain('src="/logo.webp"');
    expect(mark).not.toContain('door');
  });

  test('is its placeholder otherwise, without a text for screen readers', () => {
    const mark = renderToStaticMarkup(<CompanyLogo company={{ name: 'Bay Gym', logo: null }} />);
    expect(mark).toBe(
      `<span class="${placeholderClasses(getCompanyPlaceholder('Bay Gym'))} size-12"></span>`,
    );
  });
});
