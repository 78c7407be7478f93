/**
 * A typed text as one line: spaces, line breaks and control characters become single spaces. PostgreSQL takes no NUL
 * in a text, so what somebody puts into a URL must not reach it.
 */
export const asOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
