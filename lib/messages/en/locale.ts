/** The language of every file in this folder, as `Intl` names it. */
export const locale = 'en-US';
