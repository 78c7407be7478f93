import { toSingleLine } from '@/lib/forms/single-line';

/** Trims and lowercases a skill (specification, section 5). */
export const normalizeSkill = (text: string): string => toSingleLine(text).toLowerCase();
