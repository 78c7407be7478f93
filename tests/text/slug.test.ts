import { describe, expect, test } from 'vitest';
import { parseSegment } from '@/lib/jobs/job-address';
import { slugify } from '@/lib/slug';
import { placeKey } from '../../supabase/seed/places/names.ts';
import { sql } from '../support/sql.ts';

test.each([
  ['Café & Co', 'cafe-and-co'],
  ['& Co', 'and-co'],
  ["  Coeur d'Alene ", 'coeur-dalene'],
  ['St. Louis', 'st-louis'],
  ['Winston-Salem', 'winston-salem'],
  ['R&D', 'r-and-d'],
  ['C++ / C# Developer!!', 'c-c-developer'],
  ['a -- b --- c', 'a-b-c'],
  ['Kāneʻohe', 'kaneohe'],
  ['Ærøskøbing Straße', 'aeroskobing-strasse'],
  ['東京 エンジニア', '東京-エンジニア'],
  ['हिन्दी शिक्षक', 'हिन्दी-शिक्षक'],
  ['Повар й', 'повар-и'],
  ['🍕 Pizza', 'pizza'],
  ['snake_case', 'snake_case'],
  ['Kǿge', 'koge'],
  ['❤️ Care', 'care'],
  ['ខ្មែរ៖ ចុងភៅ', 'ខ្មែរ-ចុងភៅ'],
  ['か・゙', 'が'.normalize('NFC')],
  ['!!!', ''],
  ['', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

const unusualNames = [
  'ΟΔΟΣ Αθήνα',
  'İstanbul ığdır',
  'ﬁnance ½ ² №5 ™',
  'tab\tand\nline\r\nend',
  'no\u00a0break\u2003em\u3000ideographic\ufeffbom\u200bzero',
  'e\u0301 combining \u0308\u0308',
  'ZA̡͊͠͝LGO',
  'Ǆ ǅ ǆ ŉ ſ ß ẞ Ŋ',
  '“quotes” ‘and’ dashes – — ―',
  'a&b&&c & d',
  '-lead and trail-',
  '___',
  '%_\\\'";--',
  'ﷺ العربية ١٢٣',
  'עברית – שלום',
  'ไทย ภาษา',
  '한국어 요리사',
  'ガギグ ｶﾞ ＡＢＣ１２３',
  '👩‍👩‍👧‍👦 family 🇺🇸',
  '\u{1D400}\u{1D401} mathematical',
  'x'.repeat(500),
];

test('the database has the same slug for every unusual string', async () => {
  const slugs = await listDatabaseSlugs(unusualNames);
  expect(slugs.map(({ slug }) => slug)).toEqual(unusualNames.map(slugify));
});

describe('every assigned Unicode character', () => {
  const names = Array.from(assignedCharacters(), (character) => [`${character}a`, `a${character}b`]).flat();

  test('has a stable slug that is a valid path segment', () => {
    expect(names.length).toBeGreaterThan(300_000);
    expect(names.filter((name) => !isStable(slugify(name)))).toEqual([]);
  });

  test('has the same slug in the database', async () => {
    for (let start = 0; start < names.length; start += 50_000) {
      const slugs = await listDatabaseSlugs(names.slice(start, start + 50_000));
      expect(slugs.filter(isDifferent)).toEqual([]);
    }
  });
});

test('5,000 random names have stable slugs, the same in the database', async () => {
  const names = createRandomNames(5000);
  expect(names.filter((name) => !isStable(slugify(name)))).toEqual([]);
  const slugs = await listDatabaseSlugs(names);
  expect(slugs.filter(isDifferent)).toEqual([]);
  expect(slugs.filter(({ slug, isKnown }) => slug && isKnown).length).toBeGreaterThan(4500);
});

/** Whether the slug is its own slug and can be parsed from a URL. */
const isStable = (slug: string) => slug === '' || (slugify(slug) === slug && parseSegment(slug) === slug);

type DatabaseSlug = { name: string; slug: string; isKnown: boolean };

const isDifferent = ({ name, slug, isKnown }: DatabaseSlug) => isKnown && slug !== slugify(name);

/** `isKnown` is false for letters newer than the Unicode version of the database or of its ICU. */
const listDatabaseSlugs = (names: readonly string[]) => sql<DatabaseSlug[]>`
  select name, public.slugify(name) as slug,
    unicode_assigned(name) and lower(name collate "und-x-icu") = small as "isKnown"
  from unnest(${names}::text[], ${names.map((name) => name.toLowerCase())}::text[])
    with ordinality as t (name, small, position)
  order by position`;

// Starts at U+0020, because the database treats four control characters as spaces.
function* assignedCharacters() {
  for (let code = 0x20; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code);
    if (/[^\p{Cn}\p{Cs}\p{Co}]/u.test(character)) yield character;
  }
}

/** Words of one script each, with accents, symbols and punctuation; the same in each run. */
function createRandomNames(count: number): string[] {
  const scripts = [
    [
      'Latin',
      'Latin',
      'Common',
      'Inherited',
      'Greek',
      'Cyrillic',
      'Armenian',
      'Hebrew',
      'Arabic',
      'Devanagari',
    ],
    ['Bengali', 'Gurmukhi', 'Gujarati', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Sinhala', 'Thai', 'Lao'],
    ['Tibetan', 'Myanmar', 'Georgian', 'Hangul', 'Ethiopic', 'Cherokee', 'Khmer', 'Mongolian', 'Hiragana'],
    ['Katakana', 'Han', 'Bopomofo', 'Yi', 'Adlam', 'Nko', 'Osage', 'Javanese', 'Balinese', 'Gothic', 'Vai'],
  ].flat();
  const characters = Array.from(assignedCharacters());
  const alphabets = scripts.map((script) => {
    const isOfScript = new RegExp(`\\p{Script=${script}}`, 'u');
    return characters.filter((character) => isOfScript.test(character));
  });
  const connections = [
    ..." -&_.,!'()/+#",
    '\u0301',
    '\u0308',
    '\u200d',
    '\u3099',
    '–',
    '™',
    '🍕',
    '\u{1f1fa}',
  ];
  let state = 1;
  const randomBelow = (limit: number) => {
    state = (state * 48271) % 2147483647;
    return state % limit;
  };
  return Array.from({ length: count }, (_, index) => {
    const alphabet = alphabets[index % alphabets.length] ?? [];
    return Array.from({ length: 3 + randomBelow(25) }, () =>
      randomBelow(4) === 0
        ? connections[randomBelow(connections.length)]
        : alphabet[randomBelow(alphabet.length)],
    ).join('');
  });
}

test('the database has the same search key for a place name as the build', async () => {
  const names = [
    ...unusualNames,
    'Saint Louis, MO',
    'Mt. Vernon',
    'Mount Saint Helens',
    'Ft. Worth',
    'Sault Ste. Marie',
  ];
  const rows = await sql<{ key: string }[]>`
    select public.place_key(name) as key from unnest(${names}::text[]) with ordinality as t (name, position)
    order by position`;
  expect(rows.map(({ key }) => key)).toEqual(names.map(placeKey));
});
