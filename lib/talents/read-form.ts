import type { z } from 'zod';
import { isTicked, listOf, textOf } from '@/lib/forms/read-form';
import { type handedInPlaceSchema, readHandedInPlace } from '@/lib/places/submitted-place';
import { readCv } from '@/lib/uploads/cv-field';
import type { handedInTalent } from './schema';

type Input = z.input<ReturnType<typeof handedInTalent<typeof handedInPlaceSchema>>>;

/** Takes a talent profile out of its form: skills one by one or as a text with commas, a CV or its ticket. */
export function readTalentForm(form: FormData): Input {
  const text = (name: string) => textOf(form, name);
  return {
    fullName: text('fullName'),
    headline: text('headline'),
    bio: text('bio'),
    skills: listOf(form, 'skills'),
    experienceYears: text('experienceYears'),
    desiredJobTypes: listOf(form, 'desiredJobTypes') as Input['desiredJobTypes'],
    salaryMin: text('salaryMin'),
    salaryMax: text('salaryMax'),
    salaryCurrency: text('salaryCurrency') as Input['salaryCurrency'],
    salaryPeriod: text('salaryPeriod') as Input['salaryPeriod'],
    location: readHandedInPlace(form),
    searchRadiusKm: text('searchRadiusKm'),
    availableFrom: text('availableFrom'),
    timeZone: text('timeZone'),
    isVisible: isTicked(form, 'isVisible'),
    cv: readCv(form),
    removesCv: isTicked(form, 'removeCv'),
  };
}
