/** Section 9, at the reset; where no number is specified, more is asked for. Apart from the schemas, for browsers to show. */
export const minResetPasswordLength = 6;
export const minPasswordLength = 8;
