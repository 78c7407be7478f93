import { draftRestored } from '@/components/ui/kept-in-draft';

/** What the boxes of a form hold, by name; boxes of one name that are ticked differ by their value. */
export type FormContents = Record<string, string>;

type Box = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Reads every box that a person fills, and what is kept beside them: no files, no passwords. */
export const readContents = (form: HTMLFormElement): FormContents =>
  Object.fromEntries(boxesOf(form).map((box) => [nameOf(box), contentOf(box)]));

/**
 * Writes what is kept into the boxes that nobody has touched since they were made, as a person would: whoever listens to
 * them hears of it. Whether the form then holds anything but what it came with.
 */
export function writeContents(form: HTMLFormElement, contents: FormContents): boolean {
  const kept = boxesOf(form).filter((box) => {
    const content = contents[nameOf(box)];
    return content !== undefined && content !== givenContentOf(box);
  });
  for (const box of kept) if (contentOf(box) === givenContentOf(box)) write(box, contents[nameOf(box)] ?? '');
  return kept.length > 0;
}

/** The current contents of a form's fields, for those named in `values`, without files. */
export function withBoxes<Values extends object>(values: Values, form: HTMLFormElement): Values {
  const held: Record<string, string | boolean> = {};
  for (const box of form.elements) {
    if (!isBox(box) || !(box.name in values) || unheard.includes(box.type)) continue;
    if (box instanceof HTMLInputElement && box.type === 'radio') {
      if (box.checked) held[box.name] = box.value;
    } else if (isTick(box)) held[box.name] = box.checked;
    else held[box.name] = box.value;
  }
  return { ...values, ...held };
}

const unheard = ['hidden', 'file', 'submit', 'button'];
const unkept = [...unheard, 'password', 'range'];

const isBox = (element: Element): element is Box =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

const boxesOf = (form: HTMLFormElement): Box[] =>
  [...form.elements]
    .filter(isBox)
    .filter(
      (box) =>
        isHidden(box) ||
        (box.name !== '' && box.getAttribute('role') !== 'combobox' && !unkept.includes(box.type)),
    );

const isHidden = (box: Box) => box.dataset.draft !== undefined;
const isTick = (box: Box): box is HTMLInputElement =>
  box instanceof HTMLInputElement && ['checkbox', 'radio'].includes(box.type);
function nameOf(box: Box): string {
  if (isHidden(box)) return `draft:${box.dataset.draft}`;
  return isTick(box) ? `${box.name}=${box.value}` : box.name;
}
const contentOf = (box: Box) => (isTick(box) ? String(box.checked) : box.value);

function givenContentOf(box: Box): string {
  if (isTick(box)) return String(box.defaultChecked);
  if (!(box instanceof HTMLSelectElement)) return box.defaultValue;
  return ([...box.options].find((option) => option.defaultSelected) ?? box.options[0])?.value ?? '';
}

function write(box: Box, content: string) {
  if (isHidden(box)) {
    box.dispatchEvent(new CustomEvent(draftRestored, { detail: content }));
    return;
  }
  if (isTick(box)) {
    // One of several is unticked by ticking another.
    if (box.type === 'checkbox' || content === 'true') box.click();
    return;
  }
  // React remembers what it wrote by the element's own setter, so the prototype's is used.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(box), 'value')?.set?.call(box, content);
  box.dispatchEvent(new Event(box instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
