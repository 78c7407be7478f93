import { shortName as text } from '@/messages/talents/profile';

const invisibleCharacters = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const wordSeparators = /[\s\u0085\u00b7\u30fb]+/;
/** A letter with its combining characters: accents, vowel signs, letters joined by a virama. */
const letterCluster =
  /\p{L}(?:[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2]\u200d?\p{L}|[^\p{L}\p{Nd}\p{P}\s])*/u;
const eastAsian =
  /^[\u3005\u3007\u3040-\u30ff\u3100-\u312f\u3400-\u9fff\uac00-\ud7a3\uf900-\ufaff\u{20000}-\u{3ffff}]/u;

const suffixAfterComma =
  /\s*[,，]\s*(?:jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|d\.?o|rn|bsn|msn|lpn|lvn|cna|np|pa|pa-c|dds|dmd|pt|ot|mba|cpa|ma|ms|bs|ba|pe)\.?(?=\s*(?:[,，]|$))/gi;
/** Suffixes that are not last names. */
const suffix = /\s+(?:jr|sr|ii|iii|iv|esq|ph\.?d|m\.?d|rn|lpn|cna|dds)\.?(?=\s*(?:[,，]|$))/gi;
const titles = /^\s*(?:(?:dr|mr|mrs|ms|mx|miss|prof|professor|rev|sir)\.?\s+)+(?=\S)/i;

/**
 * Converts 'Dr. Maria Gomez, RN' and 'Gomez, Maria' to 'Maria Gomez'. `normalize_name_order` in the database has the
 * same rule.
 */
const givenNameFirst = (fullName: string): string =>
  fullName
    .replace(suffixAfterComma, '')
    .replace(suffix, '')
    .replace(/^\s*([^,，]+)[,，]([^,，]+)$/, '$2 $1')
    .replace(titles, '');

/**
 * The part of a full name that all visitors see (D25): 'Maria G.', 'M.' of 'Madonna', '佐.' of '佐藤 健'. Never the whole
 * name and never empty. Only for previews; visitors get `short_name` of the database, and a test compares the two.
 */
export function shortName(fullName: string): string {
  const words = givenNameFirst(fullName)
    .normalize('NFC')
    .replace(invisibleCharacters, '')
    .split(wordSeparators)
    .filter((word) => letterCluster.test(word));
  const first = words[0]?.replace(/[,;]+$/, '') ?? '';
  const isInitialAlone = words.length < 2 || eastAsian.test(first);
  const last = isInitialAlone ? first : (words.at(-1) ?? '');
  const initial = last.match(letterCluster)?.[0] ?? '';
  const isWhole = initial === last.replace(/[\p{Nd}\p{P}]/gu, '');
  if (isInitialAlone) return isWhole && words.length < 2 ? text.jobSeeker : `${initial.toUpperCase()}.`;
  return isWhole ? first : `${first} ${initial.toUpperCase()}.`;
}
