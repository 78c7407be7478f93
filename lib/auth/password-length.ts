/**
 * Section 9 of the specification requires six characters for a reset and sets no other minimum. A separate file,
 * because client components import it.
 */
export const minResetPasswordLength = 6;
export const minPasswordLength = 8;
