/** Trims a tag, lowercases it and replaces spaces with hyphens (specification, section 5), as the database does. */
export const normalizeTag = (text: string): string =>
  text.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 100);

/** Trims a benefit and collapses its spaces. Unlike a tag, it keeps its case. */
export const normalizeBenefit = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 100);
