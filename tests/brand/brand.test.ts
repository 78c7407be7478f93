import { describe, expect, test } from 'vitest';
import * as configured from '@/doorstep.config';
import type { Brand } from '@/lib/brand/brand';
import { checkBrand, findBrandErrors } from '@/lib/brand/check-brand';
import * as doorstep from '@/lib/brand/defaults';
import { resolveColors } from '@/lib/brand/palette';
import { findHardcodedBranding, findLiterals } from '@/supabase/brand/scan';
import * as nachbarjob from './nachbarjob';

const findErrors = (changed: object) => findBrandErrors({ ...doorstep, ...changed });

describe('checking the configuration', () => {
  test('accepts the default brand, the configured brand and another brand', () => {
    const brands: readonly Brand[] = [doorstep, configured, nachbarjob];
    expect(brands.flatMap(findBrandErrors)).toEqual([]);
  });

  test.each<[string, object, string]>([
    ['an unknown setting', { taglin: 'x' }, 'taglin is not a known setting.'],
    ['a missing name', { name: undefined }, 'name is missing or not text.'],
    ['a name too long for a phone', { name: 'x'.repeat(25) }, 'name has more than 24 characters.'],
    [
      'a tagline that ends with a period',
      { tagline: 'Work.' },
      'tagline must not end with a period; pages add one where needed.',
    ],
    [
      'a logo with its own colors',
      { logo: { ...doorstep.logo, mark: '<path fill="red" d="M0 0h9v9z"/>' } },
      'logo.mark must not set colors or styles; they come from "palette".',
    ],
    [
      'a logo with elements other than shapes',
      { logo: { ...doorstep.logo, accent: '<script>x</script>' } },
      'logo.accent must be <path/>, <rect/>, <circle/>, <ellipse/> or <polygon/> without anything between them.',
    ],
    [
      'a radius with decimals',
      { area: { ...doorstep.area, radiusKm: 6.2 } },
      'area.radiusKm must be a whole number of km.',
    ],
    [
      'an unsupported currency',
      { payCurrencies: ['USD', 'CHF'] },
      'payCurrencies.1 must be USD, EUR, GBP, CAD, AUD or NZD.',
    ],
    [
      'applications that are kept for 27 years',
      { retention: { ...doorstep.retention, applicationDays: 9999 } },
      'retention.applicationDays must be at most 730 days.',
    ],
  ])('rejects %s', (_, changed, sentence) => {
    expect(findErrors(changed)).toEqual([sentence]);
  });

  test('rejects two colors with too little contrast (WCAG AA)', () => {
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
  test("expands to Doorstep's palette for Doorstep's two colors", () => {
    const { brand, accent } = doorstep.palette.light;
    const resolved = resolveColors({ brand, accent });
    expect(resolved.light).toEqual(doorstep.palette.light);
    expect(resolved.dark).toEqual(doorstep.palette.dark);
  });

  test.each(['#6b2d5c', '#1f4e9c', '#2c6246', '#8a2f1d', '#3b3f8f', '#333333'])(
    'is readable with the brand color %s',
    (brand) => {
      expect(findErrors({ palette: { brand, accent: '#e0a021' } })).toEqual([]);
    },
  );

  test('is rejected when the brand color is too pale for text', () => {
    expect(findErrors({ palette: { brand: '#f2c14e', accent: '#e0a021' } }).length).toBeGreaterThan(0);
  });
});

describe('the scan for hardcoded branding', () => {
  test('finds none in this repository (`node supabase/brand/cli.ts --check`)', () => {
    expect(findHardcodedBranding()).toEqual([]);
  });

  test.each([
    ['app/a.tsx', 'const a = <h1>Welcome to Doorstep</h1>;', 'the name'],
    ['lib/messages/en/a.ts', "// Doorstep\nexport const a = 'On Doorstep';", 'the name'],
    ['components/a.tsx', "const a = 'Work that’s around the corner';", 'the tagline'],
    ['app/a.css', 'a { color: #0c5560 }', 'the color "brand"'],
    ['supabase/schemas/a.sql', "-- Doorstep\nselect 'Doorstep';", 'the name'],
    ['public/robots.txt', 'Sitemap: https://www.doorstep.com/sitemap.xml', 'the domain'],
  ])('reports the line of a literal in %s', (file, text, label) => {
    const line = text.split('\n').length;
    expect(findLiterals(file, text)).toEqual([{ line, label }]);
  });

  test('ignores comments, cookie names and longer words that start with the name', () => {
    const text = "/* Doorstep */\nconst cookie = 'doorstep_session'; // Doorstep\nconst word = 'Doorsteps';";
    expect(findLiterals('lib/a.ts', text)).toEqual([]);
  });
});
