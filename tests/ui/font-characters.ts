import { toSupportedText } from '../../components/seo/font-coverage.ts';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const without = (text: string, others: string) => [...text].filter((sign) => !others.includes(sign)).join('');

/**
 * The characters of nearly every page: the letters of English and the punctuation of our texts. They load with the
 * page.
 */
export const basics = `${between(0x20, 0x7e)}\u00a0§©·×–—‘’“”•…−`;

/** The rest of Latin-1 and related characters that both typefaces have, for names such as José and Zoë. */
export const accents = without(`${between(0xa1, 0xff)}ıŒœˆ˚˜‚„‹›€™`, `${basics}¤\u00ad`);

export const imageCharacters = ` ${[...between(0x21, 0x2122)].filter((sign) => toSupportedText(sign) === sign).join('')}`;

/** The part of them that our typefaces lack. */
export const fallbackCharacters = [...imageCharacters]
  .filter((sign) => /\p{Script=Cyrillic}|[ŢţŦŧ‡]/u.test(sign))
  .join('');
