/** The text of a field; '' if missing. */
export function getFormText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts with this name: checkboxes, tags, or without JavaScript one text separated by commas. */
export const getFormList = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? splitList(value) : []))
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** Splits a typed or pasted list at commas, semicolons and line breaks, including East Asian ones. */
export const splitList = (text: string): string[] => text.split(/[,;\r\n，、；]/);

/** Whether a checkbox is checked; browsers then post 'on'. */
export const isFieldChecked = (form: FormData, name: string): boolean => form.get(name) === 'on';

/** The selected file; undefined if none (browsers then post an empty file without a name). */
export function getFormFile(form: FormData, name: string): File | undefined {
  const file = form.get(name);
  return file instanceof File && file.name !== '' ? file : undefined;
}

/** The texts of several fields, by name. */
export const getFormTexts = <Name extends string>(form: FormData, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, getFormText(form, name)])) as Record<Name, string>;
