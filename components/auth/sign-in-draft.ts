/** The session storage key of the sign-in form's draft. */
export const signInDraftKey = 'signInDraft';
