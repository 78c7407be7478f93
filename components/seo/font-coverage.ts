/**
 * Characters that our image fonts (image-fonts.ts) lack. The fonts cover Latin with Vietnamese, Cyrillic and common
 * punctuation. For other characters, next/og would download a font or an emoji image.
 */
const unsupportedCharacters =
  /[^ -~\u00a0-\u00a8\u00aa-\u00ac\u00af-\u0113\u0116-\u012b\u012e-\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u017e\u01a0\u01a1\u01af\u01b0\u0218-\u021b\u0400-\u045f\u0490-\u0493\u1e9e\u1ea0-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2039\u203a\u20ac]+/gu;

/** Returns the text without unsupported characters; null if less than half of its letters remain. */
export function toSupportedText(text: string): string | null {
  const composed = text.normalize('NFC');
  const shown = composed.replace(unsupportedCharacters, ' ').replace(/\s+/g, ' ').trim();
  return shown !== '' && countLetters(shown) * 2 >= countLetters(composed) ? shown : null;
}

const countLetters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
