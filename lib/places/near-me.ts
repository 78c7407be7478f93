/** Words at the end of a text that mean the visitor's own place: 'near me', 'nurse near me'. */
export const nearMePattern = /(?:^|\s)(?:(?:near|around|close to|by) me|cerca de m[ií]|my location)\s*$/iu;

/** Whether a text means only the visitor's own place. */
export const isNearMe = (text: string): boolean =>
  text.trim().replace(nearMePattern, '') === '' && text.trim() !== '';

/** Keywords, then a place: 'nurse jobs in Oakland, CA'. */
export const wordsInPlacePattern = /^(.*?)\s*\b(?:in|near|around|en|cerca de)\s+([^"]{2,80})$/i;
