import { toSupportedText } from '../../components/seo/font-coverage.ts';

const characterRange = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const removeCharacters = (text: string, others: string) =>
  [...text].filter((character) => !others.includes(character)).join('');

/**
 * The characters of nearly every page: the letters of English and the punctuation of our texts. They load with the
 * page.
 */
export const basics = `${characterRange(0x20, 0x7e)}\u00a0§©·×–—‘’“”•…−`;

/** The rest of Latin-1 and related characters that both typefaces have, for names such as José and Zoë. */
export const accents = removeCharacters(`${characterRange(0xa1, 0xff)}ıŒœˆ˚˜‚„‹›€™`, `${basics}¤\u00ad`);

/** The characters that share images can draw. */
export const imageCharacters = ` ${[...characterRange(0x21, 0x2122)].filter((character) => toSupportedText(character) === character).join('')}`;

/** The image characters that our typefaces lack. */
export const fallbackCharacters = [...imageCharacters]
  .filter((character) => /\p{Script=Cyrillic}|[ŢţŦŧ‡]/u.test(character))
  .join('');
