/**
 * Section 9 requires six for a reset; elsewhere the specification has no number. In a file of its own, because browsers
 * load it.
 */
export const minResetPasswordLength = 6;
export const minPasswordLength = 8;
