/** The text that a form holds under a name; blank where it holds none. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of one name: boxes ticked together, tags, or without JavaScript one text with commas. */
export const listOf = (form: FormData, name: string): string[] =>
  form
    .getAll(name)
    .flatMap((value) => (typeof value === 'string' ? splitList(value) : []))
    .map((text) => text.trim())
    .filter((text) => text !== '');

/** The parts of a list as people type or paste it: between commas, semicolons or line breaks, of East Asian scripts too. */
export const splitList = (text: string): string[] => text.split(/[,;\r\n，、；]/);

/** Whether a box is ticked. */
export const isTicked = (form: FormData, name: string): boolean => form.get(name) === 'on';

/** The chosen file; a file field without a choice posts a nameless empty one. */
export function fileOf(form: FormData, name: string): File | undefined {
  const file = form.get(name);
  return file instanceof File && file.name !== '' ? file : undefined;
}

/** Several of them. */
export const textsOf = <Name extends string>(form: FormData, names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textOf(form, name)])) as Record<Name, string>;
