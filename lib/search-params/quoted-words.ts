/** Words of a search that are to be taken as they are typed, neither corrected nor understood as others (D16). */
export const quoted = (words: string): string => `"${unquoted(words)}"`;

export const unquoted = (words: string): string => words.replace(/^["“”]+|["“”]+$/g, '').trim();
