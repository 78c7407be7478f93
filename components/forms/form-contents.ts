import { draftRestored } from '@/components/ui/kept-in-draft';

/** The contents of a form's fields by name; check boxes and radio buttons of one name differ by their value. */
export type FormContents = Record<string, string>;

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reads every field that a person fills, and each <KeptInDraft>: no files, no passwords. */
export const readContents = (form: HTMLFormElement): FormContents =>
  Object.fromEntries(draftControlsOf(form).map((control) => [nameOf(control), contentOf(control)]));

/**
 * Writes contents into the fields that still hold what they came with, and dispatches the events of a person's typing.
 * Returns whether the form then holds anything but what it came with.
 */
export function writeContents(form: HTMLFormElement, contents: FormContents): boolean {
  const changed = draftControlsOf(form).filter((control) => {
    const content = contents[nameOf(control)];
    return content !== undefined && content !== initialContentOf(control);
  });
  for (const control of changed)
    if (contentOf(control) === initialContentOf(control)) write(control, contents[nameOf(control)] ?? '');
  return changed.length > 0;
}

/** `values` with what the form's fields of those names hold now, without files. */
export function withFieldValues<Values extends object>(values: Values, form: HTMLFormElement): Values {
  const current: Record<string, string | boolean> = {};
  for (const control of form.elements) {
    if (!isFormControl(control) || !(control.name in values) || ignoredTypes.includes(control.type)) continue;
    if (control instanceof HTMLInputElement && control.type === 'radio') {
      if (control.checked) current[control.name] = control.value;
    } else current[control.name] = isCheckable(control) ? control.checked : control.value;
  }
  return { ...values, ...current };
}

const ignoredTypes = ['hidden', 'file', 'submit', 'button'];
const typesWithoutDraft = [...ignoredTypes, 'password', 'range'];

const isFormControl = (element: Element): element is FormControl =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const draftControlsOf = (form: HTMLFormElement): FormControl[] =>
  [...form.elements]
    .filter(isFormControl)
    .filter(
      (control) =>
        isKeptInDraft(control) ||
        (control.name !== '' &&
          control.getAttribute('role') !== 'combobox' &&
          !typesWithoutDraft.includes(control.type)),
    );

const isKeptInDraft = (control: FormControl) => control.dataset.draft !== undefined;
const isCheckable = (control: FormControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
function nameOf(control: FormControl): string {
  if (isKeptInDraft(control)) return `draft:${control.dataset.draft}`;
  return isCheckable(control) ? `${control.name}=${control.value}` : control.name;
}
const contentOf = (control: FormControl) => (isCheckable(control) ? String(control.checked) : control.value);

function initialContentOf(control: FormControl): string {
  if (isCheckable(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
}

function write(control: FormControl, content: string) {
  if (isKeptInDraft(control)) {
    control.dispatchEvent(new CustomEvent(draftRestored, { detail: content }));
    return;
  }
  if (isCheckable(control)) {
    // A radio button is cleared by choosing another.
    if (control.type === 'checkbox' || content === 'true') control.click();
    return;
  }
  // React replaces the element's own setter to notice its own writing, so the prototype's is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, content);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
