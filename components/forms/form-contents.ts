import { draftRestored } from '@/components/ui/draft-field';

/** The contents of a form's fields by name. The keys of checkboxes and radio buttons also contain the value. */
export type FormContents = Record<string, string>;

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The contents of all fields that a visitor fills in and of each <DraftField>, without files and passwords. */
export const getFormContents = (form: HTMLFormElement): FormContents =>
  Object.fromEntries(getDraftControls(form).map((control) => [getControlName(control), getContent(control)]));

/**
 * Sets fields that still have their initial value and dispatches the events of typing. Returns whether the contents
 * differ from the initial values.
 */
export function restoreFormContents(form: HTMLFormElement, contents: FormContents): boolean {
  const changed = getDraftControls(form).filter((control) => {
    const content = contents[getControlName(control)];
    return content !== undefined && content !== getInitialContent(control);
  });
  for (const control of changed)
    if (getContent(control) === getInitialContent(control))
      setContent(control, contents[getControlName(control)] ?? '');
  return changed.length > 0;
}

/** Returns `values` with the current contents of the form's fields with the same names, without files. */
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

const getDraftControls = (form: HTMLFormElement): FormControl[] =>
  [...form.elements]
    .filter(isFormControl)
    .filter(
      (control) =>
        isDraftField(control) ||
        (control.name !== '' &&
          control.getAttribute('role') !== 'combobox' &&
          !typesWithoutDraft.includes(control.type)),
    );

const isDraftField = (control: FormControl) => control.dataset.draft !== undefined;
const isCheckable = (control: FormControl): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
function getControlName(control: FormControl): string {
  if (isDraftField(control)) return `draft:${control.dataset.draft}`;
  return isCheckable(control) ? `${control.name}=${control.value}` : control.name;
}
const getContent = (control: FormControl) => (isCheckable(control) ? String(control.checked) : control.value);

function getInitialContent(control: FormControl): string {
  if (isCheckable(control)) return String(control.defaultChecked);
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
}

function setContent(control: FormControl, content: string) {
  if (isDraftField(control)) {
    control.dispatchEvent(new CustomEvent(draftRestored, { detail: content }));
    return;
  }
  if (isCheckable(control)) {
    // A radio button is unchecked by checking another.
    if (control.type === 'checkbox' || content === 'true') control.click();
    return;
  }
  // React overrides the element's own setter to track its writes, so the prototype's setter is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, content);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}
