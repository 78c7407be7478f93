/**
 * A name as one segment of a URL (D11): lowercase, spaces to hyphens, '&' to '-and-', accents folded, letters of
 * other scripts kept, everything else removed, hyphens collapsed and cut at the ends. Empty when nothing is left.
 * The slug of a slug is itself. The same rule as `public.slugify` in the database; a test compares the two.
 */
export function slugify(name: string): string {
  if (isPlainWords.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  return foldAccents(name)
    .replaceAll('&', '-and-')
    .replace(spaces, '-')
    .replace(notForWords, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
}

// Latin, Greek and Cyrillic accents; Indic vowel signs and Japanese voicing marks are letters to their readers.
const foldAccents = (text: string) =>
  isPlain.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[øđðłıħßæœþŋ]/g, inLatin)
        .replace(/[\u0300-\u036f]/g, '');

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

// Also invisible characters, modifier letters (the okina), and marks around symbols. What Unicode has not assigned yet may
// become a letter and is kept, so that a slug reads the same on every version of Node.js.
const notForWords =
  /[^\p{L}\p{M}\p{N}\p{Cn}_-]|\p{Default_Ignorable_Code_Point}|[\u02b0-\u02ff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu;
