/** The locale of the texts in this folder, for `Intl`. */
export const locale = 'en-US';

/** The language of these texts, for the HTML attribute `lang`. */
export const language = 'en';
