/**
 * Words of a search that are to be taken as they are typed, neither corrected nor understood as others (D16): each by
 * itself, because words that are quoted together follow each other (D101).
 */
export const quoted = (words: string): string =>
  words
    .replace(/[“”]/g, '"')
    .replace(/"[^"]*"|[^\s"]+/g, (word) => (/^["-]|^or$/i.test(word) ? word : `"${word}"`));

export const unquoted = (words: string): string => words.replace(/["“”]+/g, '').trim();
