/** Where the sign-in form keeps what is typed in this tab. */
export const signInDraft = 'signInDraft';
