import { describe, expect, test } from 'vitest';
import * as configured from '@/doorstep.config';
import type { Brand } from '@/lib/brand/brand';
import { checkBrand, findBrandErrors } from '@/lib/brand/check-brand';
import * as doorstep from '@/lib/brand/defaults';
import { resolveColors } from '@/lib/brand/palette';
import { findHardcodedBranding, findLiterals } from '@/supabase/brand/scan';
import * as nachbarjob from './nachbarjob';

const findErrors = (changed: object) => findBrandErrors({ ...doorstep, ...changed });

describe('a configuration', () => {
  test('is valid for Doorstep, for this site and for another brand', () => {
    const complete: readonly Brand[] = [doorstep, configured, nachbarjob];
    expect(complete.flatMap(findBrandErrors)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['an unknown setting', { taglin: 'x' }, 'taglin is no setting that this version knows.'],
    ['no name', { name: undefined }, 'name is missing, or no text.'],
    ['a name too long for a phone', { name: 'x'.repeat(25) }, 'name has more than 24 characters.'],
    [
      'a tagline with a full stop',
      { tagline: 'Work.' },
      'tagline ends with a full stop, which the pages set where it belongs.',
    ],
    [
      'a logo with its own colors',
      { logo: { ...doorstep.logo, mark: '<path fill="red" d="M0 0h9v9z"/>' } },
      'logo.mark must leave the colors to "palette" of the configuration.',
    ],
    [
      'a logo with elements other than shapes',
      { logo: { ...doorstep.logo, accent: '<script>x</script>' } },
      'logo.accent must be <path/>, <rect/>, <circle/>, <ellipse/> or <polygon/> without anything between them.',
    ],
    [
      'miles',
      { area: { ...doorstep.area, radiusKm: 6.2 } },
      'area.radiusKm must be whole km: the site counts in km alone.',
    ],
    [
      'an unsupported currency',
      { payCurrencies: ['USD', 'CHF'] },
      'payCurrencies.1 must be one that pay is stored in: USD, EUR, GBP, CAD, AUD, NZD.',
    ],
    [
      'applications that are never deleted',
      { retention: { ...doorstep.retention, applicationDays: 9999 } },
      'retention.applicationDays must be at most 730 days.',
    ],
  ])('is rejected with a sentence: %s', (_, changed, sentence) => {
    expect(findErrors(changed)).toEqual([sentence]);
  });

  test('is rejected when a color is unreadable on another (WCAG AA)', () => {
    const pale = { ...doorstep.palette, light: { ...doorstep.palette.light, 'ink-soft': '#8a9a9d' } };
    expect(findErrors({ palette: pale })[0]).toBe(
      'palette, light: "ink-soft" (#8a9a9d) on "ground" (#f4f4f1) has a contrast of 2.65 to 1, and text needs 4.5.',
    );
    expect(() => checkBrand({ ...doorstep, palette: pale })).toThrow(
      /^doorstep\.config\.ts:\n {2}palette, light/,
    );
  });
});

describe('a palette of two colors', () => {
  test("is Doorstep's own for its own two", () => {
    const own = resolveColors({ brand: doorstep.palette.light.brand, accent: doorstep.palette.light.accent });
    const { 'brand-strong': strong, ink, ...light } = own.light;
    expect({ ...light, 'brand-strong': strong, ink }).toEqual(doorstep.palette.light);
    expect(own.dark).toEqual(doorstep.palette.dark);
  });

  test.each(['#6b2d5c', '#1f4e9c', '#2c6246', '#8a2f1d', '#3b3f8f', '#333333'])(
    'is readable when it starts with %s',
    (brand) => {
      expect(findErrors({ palette: { brand, accent: '#e0a021' } })).toEqual([]);
    },
  );

  test('is rejected when its color is too pale for text', () => {
    expect(findErrors({ palette: { brand: '#f2c14e', accent: '#e0a021' } }).length).toBeGreaterThan(0);
  });
});

describe("the brand's texts and colors come from the configuration", () => {
  test('and from nowhere else (`node supabase/brand/cli.ts --check`)', () => {
    expect(findHardcodedBranding()).toEqual([]);
  });

  test.each([
    ['app/a.tsx', 'const a = <h1>Welcome to Doorstep</h1>;', 'the name'],
    ['lib/messages/en/a.ts', "// Doorstep\nexport const a = 'On Doorstep';", 'the name'],
    ['components/a.tsx', "const a = 'Work that’s around the corner';", 'the tagline'],
    ['app/a.css', 'a { color: #0c5560 }', 'the color "brand"'],
    ['supabase/schemas/a.sql', "-- Doorstep\nselect 'Doorstep';", 'the name'],
    ['public/robots.txt', 'Sitemap: https://www.doorstep.com/sitemap.xml', 'the address'],
  ])('reports the line of %s that does not', (file, text, label) => {
    const line = text.split('\n').length;
    expect(findLiterals(file, text)).toEqual([{ line, label }]);
  });

  test('comments, cookies and names with only the same prefix are unchanged', () => {
    const text = "/* Doorstep */\nconst cookie = 'doorstep_session'; // Doorstep\nconst word = 'Doorsteps';";
    expect(findLiterals('lib/a.ts', text)).toEqual([]);
  });
});
