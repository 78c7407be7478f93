import { expect, test } from 'vitest';
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
  ['!!!', ''],
  ['', ''],
])('%j becomes %j', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

const naughty = [
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

test('the database makes the same slug of every naughty string', async () => {
  const rows = await sql<{ slug: string }[]>`
    select public.slugify(name) as slug from unnest(${naughty}::text[]) with ordinality as t (name, place) order by place`;
  expect(rows.map(({ slug }) => slug)).toEqual(naughty.map(slugify));
});

test('the database makes the same slug around every character of Europe, Asia and the symbols', async () => {
  const names = Array.from(characters(), (character) => `a${character}b`);
  const rows = await sql<{ slug: string }[]>`
    select public.slugify(name) as slug from unnest(${names}::text[]) with ordinality as t (name, place) order by place`;
  const different = names.filter((name, index) => rows[index]?.slug !== slugify(name));
  expect(different).toEqual([]);
});

// Without the old capitals of Georgian (U+1C90), whose small letters the database's Unicode does not know, and without
// the four control characters that it takes for spaces.
function* characters() {
  for (let code = 0x20; code < 0xa700; code += 1) {
    const isNewCapital = (code >= 0x1c89 && code <= 0x1cbf) || code === 0x2c2f;
    if (!isNewCapital) yield String.fromCodePoint(code);
  }
}

test('the database makes the same search key of a place name as the build', async () => {
  const names = [
    ...naughty,
    'Saint Louis, MO',
    'Mt. Vernon',
    'Mount Saint Helens',
    'Ft. Worth',
    'Sault Ste. Marie',
  ];
  const rows = await sql<{ key: string }[]>`
    select public.place_key(name) as key from unnest(${names}::text[]) with ordinality as t (name, place) order by place`;
  expect(rows.map(({ key }) => key)).toEqual(names.map(placeKey));
});
