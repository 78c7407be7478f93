import type { z } from 'zod';
import type { Posted } from '@/lib/forms/form-action';
import { isTicked, listOf, textsOf } from '@/lib/forms/read-form';
import { readSubmittedPlace, type submittedPlaceSchema } from '@/lib/places/submitted-place';
import { readCv } from '@/lib/uploads/cv-field';
import type { talentSubmission } from './schema';

type Input = z.input<ReturnType<typeof talentSubmission<typeof submittedPlaceSchema>>>;

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
  location: readSubmittedPlace(form),
  isVisible: isTicked(form, 'isVisible'),
  cv: readCv(form),
  removesCv: isTicked(form, 'removeCv'),
});
