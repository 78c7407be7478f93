import type { CardRow } from '@/components/cards/card-row';

type Said = { title?: string; company?: string; km?: number | null };

/** The row of a job's card (components/cards/card-row.ts), which says something everywhere but of a circle and tags. */
export const cardRowOf = (
  id: string,
  { title = 'Baker', company = 'Corner Bakery', km = null }: Said = {},
): CardRow => [
  id,
  `/texas/austin/${id}`,
  title,
  company,
  'door',
  'Zilker, Austin',
  '$20/hr',
  '$20',
  'Part Time',
  '2026-11-01T12:00:00.000Z',
  '30.26,-97.77',
  km,
  '',
  [],
  [],
];
