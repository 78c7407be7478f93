/** The locale of the texts in this folder, for `Intl`. */
export const locale = 'en-US';

/** Their language, for the HTML attribute `lang`. */
export const language = 'en';
