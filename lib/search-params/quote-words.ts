/**
 * Quotes each word, so that the search neither corrects it nor adds synonyms (D16). Each word gets its own quotes,
 * because words quoted together must be adjacent (D101).
 */
export const quoteWords = (words: string): string =>
  words
    .replace(/[“”]/g, '"')
    .replace(/"[^"]*"|[^\s"]+/g, (word) => (/^["-]|^or$/i.test(word) ? word : `"${word}"`));

export const unquoteWords = (words: string): string => words.replace(/["“”]+/g, '').trim();
