/** The locale of all files in this folder, for `Intl`. */
export const locale = 'en-US';

/** The same as an HTML `lang` attribute. */
export const language = 'en';
