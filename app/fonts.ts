import localFont from 'next/font/local';

// The files are written by tests/ui/write-fonts.ts: the first two have what nearly every page has, and come with it.
const figtree = localFont({
  src: '../components/ui/fonts/figtree.woff2',
  weight: '400 700',
  variable: '--font-figtree',
  // stand-in-fonts.css has closer ones, for bold letters and for phones too.
  adjustFontFallback: false,
});
const bricolage = localFont({
  src: '../components/ui/fonts/bricolage.woff2',
  weight: '400 700',
  variable: '--font-bricolage',
  adjustFontFallback: false,
});

// The letters of names such as José, Łukasz and Hương: fetched by a page that has one, by the ranges of the files. They
// stand before the stand-ins of the fonts above, which have these letters too, in another shape. Other alphabets fall to
// the system's fonts, which have them.
const figtreeAccents = localFont({
  src: '../components/ui/fonts/figtree-accents.woff2',
  weight: '400 700',
  variable: '--font-figtree-accents',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A3,U+00A5-00A6,U+00A8,U+00AA-00AC,U+00AE-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+201A,U+201E,U+2039-203A,U+20AC,U+2122',
    },
  ],
});
const figtreeExtended = localFont({
  src: '../components/ui/fonts/figtree-extended.woff2',
  weight: '400 700',
  variable: '--font-figtree-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});
const bricolageAccents = localFont({
  src: '../components/ui/fonts/bricolage-accents.woff2',
  weight: '400 700',
  variable: '--font-bricolage-accents',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+00A1-00A3,U+00A5-00A6,U+00A8,U+00AA-00AC,U+00AE-00B6,U+00B8-00D6,U+00D8-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+201A,U+201E,U+2039-203A,U+20AC,U+2122',
    },
  ],
});
const bricolageExtended = localFont({
  src: '../components/ui/fonts/bricolage-extended.woff2',
  weight: '400 700',
  variable: '--font-bricolage-extended',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB,U+20AD-20C0,U+2C60-2C7F,U+A720-A7FF',
    },
  ],
});
const bricolageVietnamese = localFont({
  src: '../components/ui/fonts/bricolage-vietnamese.woff2',
  weight: '400 700',
  variable: '--font-bricolage-vietnamese',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB',
    },
  ],
});

/** The classes that give the page its fonts' variables. */
export const fontClasses = [
  figtree,
  figtreeAccents,
  figtreeExtended,
  bricolage,
  bricolageAccents,
  bricolageExtended,
  bricolageVietnamese,
].map(({ variable }) => variable);
