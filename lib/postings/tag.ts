/** Normalizes a tag (section 5): trimmed, lowercase, hyphens for spaces. The database does the same. */
export const normalizeTag = (text: string): string =>
  text.trim().toLowerCase().replace(/\s+/g, '-').slice(0, 100);

/** A benefit keeps its case. */
export const normalizeBenefit = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 100);
