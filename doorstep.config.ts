/*
 * The configuration of your site: name, colors, legal person and features. Exports that you don't write here keep the
 * defaults of `lib/brand/defaults.ts`; copy an export from there and change it, then run `node supabase/brand/cli.ts`.
 * docs/brand.md is a ten-minute guide.
 *
 * export const name = 'Work in Springfield';
 * export const palette = { brand: '#6b2d5c', accent: '#e0a021' };
 */
export * from './lib/brand/defaults.ts';
