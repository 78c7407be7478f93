import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** Renders a node on an empty page. Returns functions to use it as a person would. */
export async function render(node: ReactNode) {
  document.body.innerHTML = '';
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () => root.render(node));

  const getField = (label: string) => {
    const labelElement = [...host.querySelectorAll('label')].find((element) =>
      element.textContent?.startsWith(label),
    );
    const field = labelElement && document.getElementById(labelElement.htmlFor);
    if (!(field instanceof HTMLInputElement)) throw new Error(`no field labelled ${label}`);
    return field;
  };
  const button = (name: string) => {
    const found = [...host.querySelectorAll('button')].find(
      (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
    );
    if (!found) throw new Error(`no button named ${name}`);
    return found;
  };

  return {
    host,
    rerender: (next: ReactNode) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
    labelled: getField,
    button,
    /** Also waits for the code that a click or input loads, such as the rules of a form. */
    click: (name: string) =>
      act(async () => {
        button(name).click();
        await vi.dynamicImportSettled();
      }),
    type: (label: string, text: string) =>
      act(async () => {
        writeInto(getField(label), text);
        await vi.dynamicImportSettled();
      }),
    press: (label: string, key: string, more: KeyboardEventInit = {}) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
        getField(label).dispatchEvent(event);
      }),
    /** Like a browser: appends, and removes line breaks in a single-line field. */
    paste: (label: string, text: string) =>
      act(async () => {
        const field = getField(label);
        const clipboardData = new DataTransfer();
        clipboardData.setData('text', text);
        const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
        if (!field.dispatchEvent(event)) return;
        writeInto(field, field.value + text.replace(/[\r\n]/g, ''));
      }),
    form: () => {
      const form = host.querySelector('form');
      if (!form) throw new Error('no form');
      return new FormData(form);
    },
  };
}

/** React overrides the value setter of the element, so the prototype's setter is used, as a browser would. */
function writeInto(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
