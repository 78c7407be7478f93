import { isTicked, listOf, textsOf } from '@/lib/forms/read-form';
import type { Place } from '@/lib/places/place';
import { lists, texts } from './job-form-fields';

/** What the posting form holds: texts as typed, lists, and a tick. A draft is stored like this, too. */
export type JobFormValues = Record<(typeof texts)[number], string> &
  Record<(typeof lists)[number], string[]> & { hasTips: boolean };

/** Section 9: the default period is the year. */
export const emptyJobForm: JobFormValues = {
  ...(Object.fromEntries(texts.map((name) => [name, ''])) as Record<(typeof texts)[number], string>),
  period: 'year',
  tags: [],
  benefits: [],
  schedule: [],
  hasTips: false,
};

/** A place as the form holds it; where a street is known, its pin was set by somebody or found with it. */
export const placeTexts = (place: Place) => ({
  location: JSON.stringify(place),
  street: place.address.street ?? '',
  pin: place.address.street === null ? '' : 'set',
});

/** Takes a posting out of its form. Without JavaScript a list is one text with commas. */
export function readJobForm(data: FormData): JobFormValues {
  const form: JobFormValues = { ...emptyJobForm };
  Object.assign(form, textsOf(data, texts));
  for (const name of lists) form[name] = listOf(data, name);
  form.hasTips = isTicked(data, 'hasTips');
  return form;
}

/** A stored draft's form; whatever is missing or of another shape is empty. */
export function parseJobForm(stored: unknown): JobFormValues {
  const form: JobFormValues = { ...emptyJobForm };
  if (typeof stored !== 'object' || stored === null) return form;
  const given = stored as Record<string, unknown>;
  for (const name of texts) if (typeof given[name] === 'string') form[name] = given[name];
  for (const name of lists) {
    const list = given[name];
    if (Array.isArray(list)) form[name] = list.filter((entry) => typeof entry === 'string');
  }
  form.hasTips = given.hasTips === true;
  return form;
}
