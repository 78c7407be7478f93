/**
 * A name as one segment of a URL (D11): lowercase, spaces to hyphens, '&' to '-and-', accents folded, letters of other
 * scripts kept, everything else removed, hyphens collapsed and trimmed. May be empty. Idempotent. Has the same rule as
 * `public.slugify` in the database; a test compares the two.
 */
export function slugify(name: string): string {
  if (plainWordsPattern.test(name)) return name.toLowerCase().replaceAll(' ', '-');
  return foldAccents(name)
    .replaceAll('&', '-and-')
    .replace(whitespace, '-')
    .replace(nonSlugCharacters, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
    .normalize('NFC');
}

// Removes Latin, Greek and Cyrillic accents. Indic vowel signs and Japanese voicing marks stay, as parts of
// letters.
const foldAccents = (text: string) =>
  asciiPattern.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(/[øđðłıħßæœþŋ]/g, toLatin)
        .replace(/[\u0300-\u036f]/g, '');

// A fast path for nearly every name: the gazetteer slugifies hundreds of thousands.
const asciiPattern = /^[ -~]*$/;

// A fast path for plain names such as 'New York'; a list has about sixty.
const plainWordsPattern = /^[a-z0-9]+(?: [a-z0-9]+)*$/i;

const toLatin = (letter: string) => latinReplacements[letter] ?? letter;

const latinReplacements: Record<string, string> = {
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

const whitespace = /\p{White_Space}+/gu;

// Also removes invisible characters, modifier letters (the okina), and marks around symbols. Unassigned characters are
// kept, because they may become letters: a slug must be the same on every version of Node.js.
const nonSlugCharacters =
  /[^\p{L}\p{M}\p{N}\p{Cn}_-]|\p{Default_Ignorable_Code_Point}|[\u02b0-\u02ff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu;
