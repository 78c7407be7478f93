/** A form as somebody left it: what is in it, and where they are. */
export type FormInUse = {
  isOpen: boolean;
  values: Record<string, string>;
  ticked: readonly string[];
  files: FileList | null;
  /** The field that has the focus; '' is the fold's own button. */
  focus: string | null;
};

/** Reads the form inside an element; null when there is none. */
export function readFormInUse(element: HTMLElement): FormInUse | null {
  const details = element.querySelector('details');
  const form = element.querySelector('form');
  if (!details || !form) return null;
  const controls = [...form.elements].filter(isControl).filter(({ type }) => type !== 'hidden');
  return {
    isOpen: details.open,
    values: Object.fromEntries(controls.filter(isTyped).map(({ name, value }) => [name, value])),
    ticked: controls.filter(isTicked).map(({ name }) => name),
    files: controls.filter((control) => control instanceof HTMLInputElement).find(isFile)?.files ?? null,
    focus: focusIn(details),
  };
}

/** Puts into an empty form what another one held. */
export function restoreForm(form: HTMLFormElement, inUse: FormInUse) {
  for (const control of [...form.elements].filter(isControl)) {
    if (isFile(control) && inUse.files?.length) control.files = inUse.files;
    else if (control instanceof HTMLInputElement && inUse.ticked.includes(control.name))
      control.checked = true;
    else if (isTyped(control) && inUse.values[control.name]) control.value = inUse.values[control.name] ?? '';
  }
  const target = inUse.focus === '' ? form.closest('details')?.querySelector('summary') : null;
  const field = inUse.focus ? form.elements.namedItem(inUse.focus) : target;
  if (field instanceof HTMLElement) field.focus({ preventScroll: true });
}

type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
const isFile = (control: Control): control is HTMLInputElement => control.type === 'file';
const isTicked = (control: Control) => control instanceof HTMLInputElement && control.checked;
const isTyped = (control: Control) => !['hidden', 'file', 'checkbox'].includes(control.type);

function focusIn(details: HTMLDetailsElement): string | null {
  const active = document.activeElement;
  if (!active || !details.contains(active)) return null;
  return isControl(active) ? active.name : '';
}
