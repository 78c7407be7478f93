import { type FormContents, readContents, writeContents } from '@/components/forms/form-contents';

/** A form as somebody left it: what is in it, and where they are. */
export type FormInUse = {
  isOpen: boolean;
  contents: FormContents;
  cv: FileList | null;
  /** The field that has the focus; '' is the fold's own button. */
  focus: string | null;
};

/** Reads the form inside an element; null when there is none. */
export function readFormInUse(element: HTMLElement): FormInUse | null {
  const details = element.querySelector('details');
  const form = element.querySelector('form');
  if (!details || !form) return null;
  return {
    isOpen: details.open,
    contents: readContents(form),
    cv: fileFieldOf(form)?.files ?? null,
    focus: focusIn(details),
  };
}

/** Puts into an empty form what another one held. */
export function restoreForm(form: HTMLFormElement, { contents, cv, focus }: FormInUse) {
  writeContents(form, contents);
  const fileField = fileFieldOf(form);
  if (fileField && cv?.length) fileField.files = cv;
  const target = focus ? form.elements.namedItem(focus) : form.closest('details')?.querySelector('summary');
  if (focus !== null && target instanceof HTMLElement) target.focus({ preventScroll: true });
}

const fileFieldOf = (form: HTMLFormElement) => form.querySelector<HTMLInputElement>('input[type=file]');

function focusIn(details: HTMLDetailsElement): string | null {
  const active = document.activeElement;
  if (!active || !details.contains(active)) return null;
  return active.getAttribute('name') ?? '';
}
