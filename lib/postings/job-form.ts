import { getFormList, getFormTexts, isFieldChecked } from '@/lib/forms/form-data';
import type { Place } from '@/lib/places/place';
import { listFields, textFields } from './job-form-fields';

/** The values of the posting form as typed: texts, lists and a checkbox. Drafts are stored in this shape. */
export type JobFormValues = Record<(typeof textFields)[number], string> &
  Record<(typeof listFields)[number], string[]> & { hasTips: boolean };

/** A blank form. The default pay period is the year (specification, section 9). */
export const emptyJobForm: JobFormValues = {
  ...(Object.fromEntries(textFields.map((name) => [name, ''])) as Record<
    (typeof textFields)[number],
    string
  >),
  period: 'year',
  tags: [],
  benefits: [],
  schedule: [],
  hasTips: false,
};

/** The form fields of a place. The pin of a place with a street counts as set. */
export const toPlaceFields = (place: Place) => ({
  location: JSON.stringify(place),
  street: place.address.street ?? '',
  pin: place.address.street === null ? '' : 'set',
});

/** Parses the submitted form. Without JavaScript a list is one text with commas. */
export function parseFormData(data: FormData): JobFormValues {
  const form: JobFormValues = { ...emptyJobForm };
  Object.assign(form, getFormTexts(data, textFields));
  for (const name of listFields) form[name] = getFormList(data, name);
  form.hasTips = isFieldChecked(data, 'hasTips');
  return form;
}

/** Parses the form of a stored draft. Missing and invalid fields become empty. */
export function parseStoredForm(stored: unknown): JobFormValues {
  const form: JobFormValues = { ...emptyJobForm };
  if (typeof stored !== 'object' || stored === null) return form;
  const values = stored as Record<string, unknown>;
  for (const name of textFields) if (typeof values[name] === 'string') form[name] = values[name];
  for (const name of listFields) {
    const list = values[name];
    if (Array.isArray(list)) form[name] = list.filter((entry) => typeof entry === 'string');
  }
  form.hasTips = values.hasTips === true;
  return form;
}
