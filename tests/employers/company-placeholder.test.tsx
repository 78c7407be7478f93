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
  test('is the same for every spelling of the name', () => {
    // Fails if the parts change, because then every company would get another placeholder.
    expect(placeholderClasses(getCompanyPlaceholder('Foghorn Bakery & Coffee'))).toBe(
      'door arch-1 paint-5 leaf-2 bars-1 wall-1 handle-1 step-1 mirrored',
    );
    expect(getCompanyPlaceholder('  FOGHORN   Bakery & coffee ')).toEqual(
      getCompanyPlaceholder('Foghorn Bakery & Coffee'),
    );
  });

  test('is unique for at least 58 of 60 companies', () => {
    expect(
      new Set(names.map((name) => placeholderClasses(getCompanyPlaceholder(name)))).size,
    ).toBeGreaterThanOrEqual(58);
  });

  test('uses every variant of each part', () => {
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

  test.each(['看護の家', '!!!', '', 'x'.repeat(400)])('exists for the unusual name %j', (name) => {
    expect(placeholderClasses(getCompanyPlaceholder(name))).toMatch(/^door( [a-z]+-\d)*( mirrored)?$/);
    expect(toPlaceholderSvg(getCompanyPlaceholder(name)).svg).not.toContain('undefined');
  });
});

test('a row has six different placeholders', () => {
  expect(getPlaceholderRow([])).toHaveLength(6);
  expect(getPlaceholderRow(['Bay Gym', 'Bay Gym'])[0]).toEqual(getCompanyPlaceholder('Bay Gym'));
  expect(new Set(getPlaceholderRow(['Bay Gym', 'Bay Gym']).map(placeholderClasses)).size).toBe(6);
});

describe('a company’s image', () => {
  test('is its logo if it has one', () => {
    const html = renderToStaticMarkup(<CompanyLogo company={{ name: 'Bay Gym', logo: '/logo.webp' }} />);
    expect(html).toContain('src="/logo.webp"');
    expect(html).not.toContain('door');
  });

  test('is its placeholder without a text for screen readers if it has no logo', () => {
    const html = renderToStaticMarkup(<CompanyLogo company={{ name: 'Bay Gym', logo: null }} />);
    expect(html).toBe(
      `<span class="${placeholderClasses(getCompanyPlaceholder('Bay Gym'))} size-12"></span>`,
    );
  });
});
