/**
 * A name as one segment of a URL (D11): lowercase, spaces to hyphens, '&' to '-and-', accents folded, letters of
 * other scripts kept, everything else removed, hyphens collapsed and cut at the ends. Empty when nothing is left.
 * The same rule as `public.slugify` in the database; a test compares the two.
 */
export function slugify(name: string): string {
  if (isPlainWords.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  return foldAccents(name.toLowerCase())
    .replaceAll('&', '-and-')
    .replace(spaces, '-')
    .replace(notForWords, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

// Latin, Greek and Cyrillic accents; Indic vowel signs and Japanese voicing marks are letters to their readers.
const foldAccents = (text: string) =>
  isPlain.test(text)
    ? text
    : text
        .replace(/[øđðłıħ]/g, inLatin)
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[ßæœþŋ]/g, inLatin)
        .replace(/[\u0300-\u036f]/g, '')
        .normalize('NFC');

// Nearly every name: the gazetteer makes hundreds of thousands of keys.
const isPlain = /^[ -~]*$/;

// 'New York': a list names sixty places, and most of them so.
const isPlainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

const inLatin = (letter: string) => withoutDecomposition[letter] ?? letter;

const withoutDecomposition: Record<string, string> = {
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  ı: 'i',
  ħ: 'h',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ŋ: 'n',
};

const spaces = /\p{White_Space}+/gu;

// Ranges instead of \w or \p{L}, because the database must mean the same characters on every installation.
const notForWords = new RegExp(
  `[${[
    '\\u0001-,./:-@[-^`{-©«-´¶-¹»-¿×÷', // ASCII and Latin-1
    '\\u02b0-\\u02ff\\u05be\\u05c0\\u05c3\\u05f3\\u05f4', // modifier letters (the okina), Hebrew
    '\\u060c\\u061b\\u061f\\u066a-\\u066d\\u06d4\\u0964\\u0965', // Arabic, Devanagari
    '\\u200b-\\u206f\\u20a0-\\u20ff\\u2100-\\u214f\\u2190-\\u2bff\\u2e00-\\u2e7f', // marks, currencies, symbols
    '\\u3001-\\u3004\\u3008-\\u3020\\u3030\\u30fb\\ue000-\\uf8ff\\ufe00-\\ufe6f\\ufff0-\\uffff', // CJK, private, specials
    '\\u{1f000}-\\u{1faff}\\u{e0000}-\\u{e007f}', // emoji, tags
  ].join('')}]`,
  'gu',
);
