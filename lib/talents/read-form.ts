import type { z } from 'zod';
import type { Posted } from '@/lib/forms/form-action';
import { isTicked, listOf, textsOf } from '@/lib/forms/read-form';
import { type handedInPlaceSchema, readHandedInPlace } from '@/lib/places/submitted-place';
import { readCv } from '@/lib/uploads/cv-field';
import type { handedInTalent } from './schema';

type Input = z.input<ReturnType<typeof handedInTalent<typeof handedInPlaceSchema>>>;

/** Takes a talent profile out of its form: skills one by one or as a text with commas, a CV or its ticket. */
export const readTalentForm = (form: FormData): Posted<Input> => ({
  ...textsOf(form, [
    'fullName',
    'headline',
    'bio',
    'experienceYears',
    'salaryMin',
    'salaryMax',
    'salaryCurrency',
    'salaryPeriod',
    'searchRadiusKm',
    'availableFrom',
    'timeZone',
  ]),
  skills: listOf(form, 'skills'),
  desiredJobTypes: listOf(form, 'desiredJobTypes') as Input['desiredJobTypes'],
  location: readHandedInPlace(form),
  isVisible: isTicked(form, 'isVisible'),
  cv: readCv(form),
  removesCv: isTicked(form, 'removeCv'),
});
