import { z } from 'zod';
import { normalizeSkill } from './skill';

/** Skills from a form, normalized and without duplicates. */
export const skillList = (max: number, sentences: { tooMany: string; tooLong: string }) =>
  z
    .array(z.string())
    .default([])
    .transform((skills) => [...new Set(skills.map(normalizeSkill))].filter(Boolean))
    .refine((skills) => skills.length <= max, sentences.tooMany)
    .refine((skills) => skills.every((skill) => skill.length <= 100), sentences.tooLong);
