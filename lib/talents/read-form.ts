import type { z } from 'zod';
import { type handedInPlaceSchema, readHandedInPlace } from '@/lib/places/handed-in-place';
import type { HandedInCv, handedInTalent } from './schema';

type Input = z.input<ReturnType<typeof handedInTalent<typeof handedInPlaceSchema>>>;

/** Takes a talent profile out of its form: skills one by one or as a text with commas, a CV or its ticket. */
export function readTalentForm(form: FormData): Input {
  const text = (name: string) => String(form.get(name) ?? '');
  const all = (name: string) => form.getAll(name).map(String);
  return {
    fullName: text('fullName'),
    headline: text('headline'),
    bio: text('bio'),
    skills: all('skills').flatMap((entry) => entry.split(',')),
    experienceYears: text('experienceYears'),
    desiredJobTypes: all('desiredJobTypes') as Input['desiredJobTypes'],
    salaryMin: text('salaryMin'),
    salaryMax: text('salaryMax'),
    salaryCurrency: text('salaryCurrency') as Input['salaryCurrency'],
    salaryPeriod: text('salaryPeriod') as Input['salaryPeriod'],
    location: readHandedInPlace(form),
    searchRadiusKm: text('searchRadiusKm'),
    availableFrom: text('availableFrom'),
    timeZone: text('timeZone'),
    isVisible: form.get('isVisible') === 'on',
    cv: handedInCv(form),
    removesCv: form.get('removeCv') === 'on',
  };
}

function handedInCv(form: FormData): HandedInCv | undefined {
  const path = form.get('cvPath');
  const ticket = form.get('cvTicket');
  if (typeof path === 'string' && typeof ticket === 'string') return { path, ticket };
  const file = form.get('cv');
  // A file field without a choice sends a nameless empty file.
  return file instanceof File && file.name !== '' ? file : undefined;
}
