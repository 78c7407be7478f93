import { describe, expect, test } from 'vitest';
import { parseCategory } from '@/lib/jobs/category';
import { type ListingSegments, parseListingAddress } from '@/lib/listings/listing-address';

const invalid = { kind: 'invalid' };
const moved = (to: string) => ({ kind: 'moved', to });
const parsed = (address: object) => ({
  kind: 'valid',
  address: { state: 'texas', city: 'austin', neighborhood: null, category: null, page: 1, ...address },
});

test.each<[string, ListingSegments, object]>([
  ['a city', { place: 'texas', city: 'austin' }, parsed({})],
  [
    'a neighborhood',
    { place: 'texas', city: 'austin', neighborhood: 'hyde-park' },
    parsed({ neighborhood: 'hyde-park' }),
  ],
  [
    'a category',
    { place: 'texas', city: 'austin', category: 'full-time' },
    parsed({ category: 'full-time' }),
  ],
  ['the second page', { place: 'texas', city: 'austin', page: '2' }, parsed({ page: 2 })],
  ['the first page', { place: 'texas', city: 'austin', page: '1' }, moved('/texas/austin')],
  ['a state code', { place: 'tx', city: 'austin' }, moved('/texas/austin')],
  ['capitals', { place: 'Texas', city: 'AUSTIN' }, moved('/texas/austin')],
  ['an encoded space', { place: 'new%20york', city: 'new%20york' }, moved('/new-york/new-york')],
  ['an apostrophe', { place: 'idaho', city: 'coeur%20d%27alene' }, moved('/idaho/coeur-dalene')],
  [
    'the category in capitals',
    { place: 'texas', city: 'austin', category: 'Full-Time' },
    moved('/texas/austin/jobs/full-time'),
  ],
  [
    'a country without states',
    { place: 'ontario', city: 'toronto' },
    parsed({ state: 'ontario', city: 'toronto' }),
  ],
  [
    'another alphabet',
    { place: 'japan', city: encodeURIComponent('東京') },
    parsed({ state: 'japan', city: '東京' }),
  ],
  ['a reserved word as the city', { place: 'texas', city: 'jobs' }, invalid],
  [
    'a reserved word as the neighborhood',
    { place: 'texas', city: 'austin', neighborhood: 'talents' },
    invalid,
  ],
  ['page 0', { place: 'texas', city: 'austin', page: '0' }, invalid],
  ['page 02', { place: 'texas', city: 'austin', page: '02' }, invalid],
  ['page 51', { place: 'texas', city: 'austin', page: '51' }, invalid],
  ['a file name', { place: 'wp-admin', city: 'setup.php' }, invalid],
  ['a broken escape', { place: 'texas', city: '%E0%A4%A' }, invalid],
  ['a null byte', { place: 'texas', city: 'aus%00tin' }, invalid],
  ['a city of 300 letters', { place: 'texas', city: 'a'.repeat(300) }, invalid],
])('parses the URL of a listing: %s', (_name, segments, result) => {
  expect(parseListingAddress(segments)).toEqual(result);
});

describe('categories (D13)', () => {
  test.each([
    ['full-time', 'type', 'Full Time'],
    ['healthcare', 'industry', 'Healthcare'],
    ['night-shift', 'tag', 'Night shift'],
  ])('the slug %s is a %s', (slug, kind, label) => {
    expect(parseCategory(slug)).toEqual({ slug, kind, label });
  });
});
