/** The words that mean the visitor's own place, at the end of what was typed: 'near me', 'nurse near me'. */
export const nearMe = /(?:^|\s)(?:(?:near|around|close to|by) me|cerca de m[ií]|my location)\s*$/iu;

/** Whether a typed place is the visitor's own. */
export const isNearMe = (text: string): boolean =>
  text.trim().replace(nearMe, '') === '' && text.trim() !== '';

/** 'nurse jobs in Oakland, CA': words, then a place. */
export const wordsThenPlace = /^(.*?)\s*\b(?:in|near|around|en|cerca de)\s+([^"]{2,80})$/i;
