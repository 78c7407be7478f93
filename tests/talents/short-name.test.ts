import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shortName } from '@/lib/talents/short-name';
import { anonClient } from '../support/clients.ts';
import { sql } from '../support/sql.ts';
import { createTalents, deleteTalents } from './stored-talents.ts';

const names: readonly [full: string, short: string][] = [
  ['Maria Gomez', 'Maria G.'],
  ['Maria de la Cruz', 'Maria C.'],
  ['  Maria   Gomez ', 'Maria G.'],
  ['Maria\u00a0Gomez', 'Maria G.'],
  ['maria gomez', 'maria G.'],
  ['Jean-Luc Picard', 'Jean-Luc P.'],
  ["Ann O'Brien", 'Ann O.'],
  ["Ann 'Annie'", 'Ann A.'],
  ['Gomez, Maria', 'Maria G.'],
  ['Quillfeather, Sol', 'Sol Q.'],
  ['Garcia Lopez, Maria', 'Maria L.'],
  ['Smith Jr., John', 'John S.'],
  ['Garcia, Dr. Maria', 'Maria G.'],
  ['Garcia，Maria', 'Maria G.'],
  ['Dr. Maria Garcia', 'Maria G.'],
  ['Dr Maria Garcia', 'Maria G.'],
  ['Prof. Dr. Maria Garcia', 'Maria G.'],
  ['Mrs. Garcia', 'G.'],
  ['John Smith Jr.', 'John S.'],
  ['John Smith, Jr.', 'John S.'],
  ['John Smith III', 'John S.'],
  ['Maria Garcia, RN', 'Maria G.'],
  ['Maria Garcia, RN, BSN', 'Maria G.'],
  ['Maria Garcia Ph.D.', 'Maria G.'],
  ['Garcia, Maria, RN', 'Maria G.'],
  // Possible last names stay.
  ['Anh Do', 'Anh D.'],
  ['Jack Ma', 'Jack M.'],
  ['Drew Mills', 'Drew M.'],
  ['Jr', 'J.'],
  ['J Smith', 'J S.'],
  ['Madonna', 'M.'],
  ['maria.gomez', 'M.'],
  ['Nguyễn', 'N.'],
  ['Nguyễn Văn An', 'Nguyễn A.'],
  // Letters that consist of several characters.
  ['Zoe\u0308', 'Z.'],
  ['Ann E\u0301va', 'Ann É.'],
  ['Ann X\u0301\u0323va', 'Ann X\u0323\u0301.'],
  ['ßeta ßigma', 'ßeta SS.'],
  // The last or only name is already an initial.
  ['Maria G', 'Maria'],
  ['Maria G.', 'Maria'],
  ['X', 'Job seeker'],
  ['李', 'Job seeker'],
  // The family name first, with or without a space.
  ['佐藤健', '佐.'],
  ['佐藤 健', '佐.'],
  ['佐藤\u3000健', '佐.'],
  ['欧阳娜娜', '欧.'],
  ['李 明', '李.'],
  ['이지훈', '이.'],
  ['이 지훈', '이.'],
  ['이지훈'.normalize('NFD'), '이.'],
  ['さくら', 'さ.'],
  ['マリア・ゴメス', 'マ.'],
  ['Ken 佐藤', 'Ken 佐.'],
  ['Ken 健', 'Ken'],
  ['Иван Иванов', 'Иван И.'],
  ['Иван', 'И.'],
  ['Ελένη Παπαδοπούλου', 'Ελένη Π.'],
  ['محمد', 'م.'],
  ['محمد علي', 'محمد ع.'],
  ['עדי לוי', 'עדי ל.'],
  ['\u202eMaria Gomez', 'Maria G.'],
  ['प्रिया शर्मा', 'प्रिया श.'],
  ['प्रिया', 'प्रि.'],
  ['สมชาย ใจดี', 'สมชาย ใ.'],
  ['สมชาย', 'ส.'],
  // Words without letters are not names.
  ['👩🏽‍⚕️ Maria Gomez', 'Maria G.'],
  ['Maria 👩🏽‍⚕️', 'M.'],
  ['Maria 🇺🇸 Gomez 42', 'Maria G.'],
  ['🎉', 'Job seeker'],
  ['1234', 'Job seeker'],
  ['\u200b', 'Job seeker'],
];
const getLetters = (name: string) =>
  name
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}]/gu, '')
    .toUpperCase();

afterAll(deleteTalents);

describe('a short name (D25)', () => {
  test.each(names)('of %j is %j', (full, short) => {
    expect(shortName(full)).toBe(short);
  });

  test('is never blank or the whole name', () => {
    for (const [full] of names) {
      expect(shortName(full).trim(), full).not.toBe('');
      if (getLetters(full) !== '') expect(getLetters(shortName(full)), full).not.toBe(getLetters(full));
    }
  });

  test('is the first name and the last initial of 5,000 generated names, also in the database', async () => {
    const firsts =
      'Ana Luis Mei Jean-Luc José Zoë Omar Priya Иван Ελένη Anh Chloe Noor Seán Ng Bo Ida Małgorzata Ye Tú'.split(
        ' ',
      );
    const lasts =
      "Gomez O'Brien Müller Đặng Smith-Jones Øster Silva Papadakis Nguyen Ivanova Do Ma Lee Li García Ferreira Kowalska Yılmaz Haddad Cohen Kaur Tran Vu Mills Drake".split(
        ' ',
      );
    const forms: ((first: string, last: string) => string)[] = [
      (first, last) => `${first} ${last}`,
      (first, last) => `${last}, ${first}`,
      (first, last) => `Dr. ${first} ${last}`,
      (first, last) => `${first} ${last} Jr.`,
      (first, last) => `${first} ${last}, RN`,
      (first, last) => `${last}, ${first}, MD`,
      (first, last) => `Mrs ${first} van der ${last}`,
      (first, last) => `${first} Q. ${last} III`,
      (first, last) => `Prof. ${first} ${last}, Ph.D.`,
      (first, last) => `${last} Sr, ${first}`,
    ];
    const generated = firsts.flatMap((first) =>
      lasts.flatMap((last) =>
        forms.map((form) => ({
          full: form(first, last),
          short: `${first} ${[...last.normalize('NFC')][0]?.toUpperCase()}.`,
        })),
      ),
    );
    expect(generated).toHaveLength(5000);
    expect(generated.filter(({ full, short }) => shortName(full) !== short)).toEqual([]);
    const rows = await sql`
      select public.short_name(name) as short from unnest(${generated.map(({ full }) => full)}::text[])
        with ordinality as given (name, position) order by position`;
    expect(rows.map(({ short }) => short)).toEqual(generated.map(({ short }) => short));
  });

  test('is the same in the database for every combining mark', async () => {
    // Beyond 16 bits, Node.js and the database may have different Unicode versions.
    const marks = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
      (character) => /\p{M}/u.test(character),
    );
    expect(marks.length).toBeGreaterThan(1000);
    const fullNames = [...names.map(([full]) => full), ...marks.map((mark) => `Ann B${mark}ob`)];
    const rows = await sql`
      select public.short_name(name) as short
      from unnest(${fullNames}::text[]) with ordinality as given (name, position) order by position`;
    expect(rows.map(({ short }) => short)).toEqual(fullNames.map(shortName));
  });
});

describe('a visitor', () => {
  const point = { lat: -58.25, lng: -140.5 };
  beforeAll(() =>
    createTalents(
      names.filter(([full]) => full.trim() !== '').map(([fullName]) => ({ fullName, coordinates: point })),
    ),
  );

  test('sees only short names in the talent search', async () => {
    const found: string[] = [];
    for (const page_offset of [0, 50]) {
      const { data, error } = await anonClient().rpc('search_talents', {
        center_lat: point.lat,
        center_lng: point.lng,
        radius_km: 5,
        page_size: 50,
        page_offset,
      });
      if (error) throw error;
      found.push(...data.map(({ name }) => name));
    }
    expect(found.sort()).toEqual(names.map(([, short]) => short).sort());
  });
});
