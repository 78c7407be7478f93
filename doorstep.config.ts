/*
 * What makes this site yours: its name, its look, who runs it, and which parts it has. What you do not write here stays as
 * `lib/brand/defaults.ts` has it; copy an export from there to here and change it, then run `node supabase/brand/cli.ts`.
 * docs/brand.md goes through it in ten minutes.
 *
 * export const name = 'Work in Springfield';
 * export const palette = { brand: '#6b2d5c', accent: '#e0a021' };
 */
export * from './lib/brand/defaults.ts';
