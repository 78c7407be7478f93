import { coveredByFont } from '../../components/seo/font-coverage.ts';

const between = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const without = (text: string, others: string) => [...text].filter((sign) => !others.includes(sign)).join('');

/** What nearly every page has: the letters of English and the signs of our own sentences. They come with the page. */
export const basics = `${between(0x20, 0x7e)}\u00a0§©·×–—‘’“”•…−`;

/** The rest of Latin-1 and its companions that both typefaces have, for names such as José and Zoë. */
export const accents = without(`${between(0xa1, 0xff)}ıŒœˆ˚˜‚„‹›€™`, `${basics}¤\u00ad`);

/** What a shared link's image draws. */
export const drawn = ` ${[...between(0x21, 0x2122)].filter((sign) => coveredByFont(sign) === sign).join('')}`;

/** The part of it that our own typefaces lack. */
export const others = [...drawn].filter((sign) => /\p{Script=Cyrillic}|[ŢţŦŧ‡]/u.test(sign)).join('');
