import { isOwnSearch } from './own-search';

/** What a form's next self needs to go on where this one was left. */
type Left = { isOpen: boolean; field: { key: string; value: string; caret: number | null } | null };

let left: Left | null = null;

/** Called while the form is still there, when the results that it asked for come with a form of their own. */
export function handOver(form: HTMLFormElement) {
  if (!isOwnSearch()) return;
  const field = document.activeElement;
  left = {
    isOpen: form.closest('details')?.open === true,
    field:
      isField(field) && field.form === form
        ? { key: keyOf(field), value: field.value, caret: isText(field) ? field.selectionStart : null }
        : null,
  };
}

/** Unfolds the filters again and goes back into the field, with what was typed there meanwhile. */
export function takeOver(form: HTMLFormElement) {
  if (!left) return;
  const { isOpen, field } = left;
  left = null;
  const details = form.closest('details');
  if (details && isOpen) details.open = true;
  const own = [...form.elements].find((each) => isField(each) && field !== null && keyOf(each) === field.key);
  if (!isField(own) || field === null) return;
  own.focus({ preventScroll: true });
  if (!isText(own)) return;
  if (own.value !== field.value) {
    own.value = field.value;
    own.dispatchEvent(new Event('input', { bubbles: true }));
  }
  own.setSelectionRange(field.caret, field.caret);
}

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isText = (field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement =>
  field.type === 'text' || field.type === 'search';

const keyOf = (field: HTMLInputElement | HTMLSelectElement) =>
  [field.name, field.type, field.type === 'checkbox' ? field.value : ''].join();
