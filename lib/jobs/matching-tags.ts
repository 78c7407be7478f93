/** Those tags that have a word of a search in them, however it is written: 'Latte art' for 'latte'. */
export function matchingTags(tags: readonly string[], query: string): string[] {
  const words = wordsOf(query).filter((word) => word.length > 1);
  return tags.filter((tag) => wordsOf(tag).some((word) => words.some((asked) => word.startsWith(asked))));
}

const wordsOf = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
