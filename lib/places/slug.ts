/**
 * A name as one segment of a URL (D11): accents folded, lowercase, spaces to hyphens, '&' to '-and-', other
 * non-word characters removed, repeated hyphens collapsed, none at the ends. Letters of other scripts stay.
 * May be empty. The same rule as `public.slugify` in the database; a test compares the two.
 */
export function slugify(text: string): string {
  return lowercase(foldAccents(text))
    .replace(/&/g, '-and-')
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{M}\p{N}_-]/gu, '')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '');
}

// Only the Latin, Greek and Cyrillic accents: Indic vowel signs and Japanese voicing are letters to their readers.
const foldAccents = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC');

// Letter by letter, because a whole word in capitals would get the Greek final sigma, which SQL does not know.
const lowercase = (text: string) => Array.from(text, (letter) => letter.toLowerCase()).join('');
