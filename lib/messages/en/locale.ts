/** The language of every file in this folder, as `Intl` names it. */
export const locale = 'en-US';

/** The same as an `html` element names it. */
export const language = 'en';
