/** Section 5: a tag is trimmed and lowercased, its spaces become hyphens. The database does the same. */
export const normalizeTag = (text: string): string =>
  text.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 100);

/** A benefit keeps its words. */
export const normalizeBenefit = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 100);
