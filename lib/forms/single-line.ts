/**
 * A typed text as one line: spaces, line breaks and control characters become single spaces. This also removes NUL,
 * which PostgreSQL rejects.
 */
export const toSingleLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();
