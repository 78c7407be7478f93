import { z } from 'zod';
import { placeFieldSchema } from '@/lib/places/place-field';
import { radius } from '@/lib/site';
import { jobTypes } from '@/lib/work/job-type';
import { currencies, salaryPeriods } from '@/lib/work/salary';

export const talentMessages = {
  requiredFieldsMissing: 'Please fill in all required fields',
  experience: 'Experience must be between 0 and 50 years',
  salaryNumbers: 'Please enter valid numbers for salary range',
  salaryPositive: 'Salary values must be positive numbers',
  salaryOrder: 'Minimum salary cannot be greater than maximum salary',
  availableFromPast: 'Available from cannot be before today',
} as const;

const required = (sentence: string, max: number) =>
  z.string({ error: sentence }).trim().min(1, sentence).max(max, `Please use at most ${max} characters`);

const optionalText = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `Please use at most ${max} characters`)
    .default('')
    .transform((text) => (text === '' ? null : text));

const years = z
  .string()
  .trim()
  .default('')
  .refine((text) => text === '' || (/^\d{1,3}$/.test(text) && Number(text) <= 50), talentMessages.experience)
  .transform((text) => (text === '' ? null : Number(text)));

// '18,50' and '1,800' cannot be told apart, so a comma only stands before three digits.
const amount = z
  .string()
  .trim()
  .default('')
  .transform((text, context) => {
    if (text === '') return null;
    const plain = text.replace(/,(?=\d{3}(\D|$))/g, '');
    if (!/^-?\d+(\.\d+)?$/.test(plain)) {
      context.addIssue({ code: 'custom', message: talentMessages.salaryNumbers });
      return z.NEVER;
    }
    if (Number(plain) < 0) {
      context.addIssue({ code: 'custom', message: talentMessages.salaryPositive });
      return z.NEVER;
    }
    return Number(plain);
  });

/** The person's own day, which near midnight is not the server's. */
function todayIn(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
  } catch {
    return new Date().toISOString().slice(0, 10);
  }
}

export const talentProfileSchema = z
  .object({
    fullName: required('Full name is required', 120),
    headline: required('Headline is required', 160),
    bio: optionalText(5000),
    skills: z
      .array(z.string())
      .default([])
      .transform((skills) => [...new Set(skills.map(normalizeSkill))].filter(Boolean))
      .refine((skills) => skills.length <= 50, 'At most 50 skills'),
    experienceYears: years,
    desiredJobTypes: z.array(z.enum(jobTypes)).default([]),
    salaryMin: amount,
    salaryMax: amount,
    salaryCurrency: z.enum(currencies).default('USD'),
    salaryPeriod: z.enum(salaryPeriods).default('year'),
    location: placeFieldSchema,
    searchRadiusKm: z.coerce.number().int().min(radius.minKm).max(radius.maxKm).default(radius.defaultKm),
    availableFrom: z
      .string()
      .regex(/^(\d{4}-\d{2}-\d{2})?$/, 'Please enter a date')
      .default(''),
    timeZone: z.string().max(60).default('UTC'),
    isVisible: z.stringbool().default(false),
  })
  .refine(({ salaryMin, salaryMax }) => salaryMin === null || salaryMax === null || salaryMin <= salaryMax, {
    path: ['salaryMin'],
    error: talentMessages.salaryOrder,
  })
  .refine(({ availableFrom, timeZone }) => availableFrom === '' || availableFrom >= todayIn(timeZone), {
    path: ['availableFrom'],
    error: talentMessages.availableFromPast,
  });

export type TalentProfileInput = z.input<typeof talentProfileSchema>;
export type TalentProfileValues = z.output<typeof talentProfileSchema>;

/** Section 5: trimmed and lowercased. */
export const normalizeSkill = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
