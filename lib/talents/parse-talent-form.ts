import type { z } from 'zod';
import type { PostedInput } from '@/lib/forms/form-action';
import { getFormList, getFormTexts, isFieldChecked } from '@/lib/forms/form-data';
import { parseSubmittedPlace, type submittedPlaceSchema } from '@/lib/places/submitted-place';
import { parseCv } from '@/lib/uploads/cv-field';
import type { talentSubmission } from './schema';

type Input = z.input<ReturnType<typeof talentSubmission<typeof submittedPlaceSchema>>>;

/**
 * Reads a talent profile from its form. Skills come as separate fields or as text with commas, the CV as a file or a
 * ticket.
 */
export const parseTalentForm = (form: FormData): PostedInput<Input> => ({
  ...getFormTexts(form, [
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
  skills: getFormList(form, 'skills'),
  desiredJobTypes: getFormList(form, 'desiredJobTypes') as Input['desiredJobTypes'],
  location: parseSubmittedPlace(form),
  isVisible: isFieldChecked(form, 'isVisible'),
  cv: parseCv(form),
  removesCv: isFieldChecked(form, 'removeCv'),
});
