import { isFilterNavigation } from './filter-navigation';

/** The state of a filter form, for its next instance: a place's page and its filtered version are two routes. */
type SavedFormState = { isOpen: boolean; field: { key: string; value: string; caret: number | null } | null };

let savedState: SavedFormState | null = null;

/** Saves the state before the form unmounts, if it unmounts because one of its filters changed. */
export function saveFormState(form: HTMLFormElement) {
  if (!isFilterNavigation()) return;
  const field = document.activeElement;
  savedState = {
    isOpen: form.closest('details')?.open === true,
    field:
      isField(field) && field.form === form
        ? {
            key: getFieldKey(field),
            value: field.value,
            caret: isTextField(field) ? field.selectionStart : null,
          }
        : null,
  };
}

/** Reopens the filters and restores the focus and the text that was typed while the results were loading. */
export function restoreFormState(form: HTMLFormElement) {
  if (!savedState) return;
  const { isOpen, field } = savedState;
  savedState = null;
  const details = form.closest('details');
  if (details && isOpen) details.open = true;
  const target = [...form.elements].find(
    (element) => isField(element) && field !== null && getFieldKey(element) === field.key,
  );
  if (!isField(target) || field === null) return;
  target.focus({ preventScroll: true });
  if (!isTextField(target)) return;
  if (target.value !== field.value) {
    target.value = field.value;
    target.dispatchEvent(new Event('input', { bubbles: true }));
  }
  target.setSelectionRange(field.caret, field.caret);
}

const isField = (element: unknown): element is HTMLInputElement | HTMLSelectElement =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const isTextField = (field: HTMLInputElement | HTMLSelectElement): field is HTMLInputElement =>
  field.type === 'text' || field.type === 'search';

const getFieldKey = (field: HTMLInputElement | HTMLSelectElement) =>
  [field.name, field.type, field.type === 'checkbox' ? field.value : ''].join();
