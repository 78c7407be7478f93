/** Returns the tags with a word that starts with a word of the query, ignoring case: 'Latte art' for 'latte'. */
export function findMatchingTags(tags: readonly string[], query: string): string[] {
  const words = splitWords(query).filter((word) => word.length > 1);
  return tags.filter((tag) =>
    splitWords(tag).some((word) => words.some((prefix) => word.startsWith(prefix))),
  );
}

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^\p{L}\p{N}]+/u);
