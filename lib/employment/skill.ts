import { asOneLine } from '@/lib/forms/one-line';

/** Section 5: trimmed and lowercased. */
export const normalizeSkill = (text: string): string => asOneLine(text).toLowerCase();
