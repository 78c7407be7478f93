/**
 * Section 9 requires six characters for a reset. The specification sets no other minimum. A separate file, because
 * client components import it.
 */
export const minResetPasswordLength = 6;
export const minPasswordLength = 8;
