'use client';

import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Keeps what is typed into a form in this tab alone until it is saved, so that a reload or a wrong click loses nothing.
 * Files, hidden fields and passwords are not kept. `key` names the form and whose it is.
 */
export function useDraft(key: string, form: RefObject<HTMLFormElement | null>) {
  const [isRestored, setIsRestored] = useState(false);

  const restore = useEffectEvent((element: HTMLFormElement) => {
    const draft = read(key);
    const changed = controlsOf(element).filter((control) => {
      const kept = draft[nameOf(control)];
      return kept !== undefined && kept !== contentOf(control);
    });
    for (const control of changed) write(control, draft[nameOf(control)] ?? '');
    if (changed.length > 0) setIsRestored(true);
  });
  useEffect(() => {
    if (form.current) restore(form.current);
  }, [form]);

  return {
    /** Whether something stands in the form that was typed before and not saved. */
    isRestored,
    keep: () => {
      if (!form.current) return;
      const entries = controlsOf(form.current).map((control) => [nameOf(control), contentOf(control)]);
      try {
        sessionStorage.setItem(key, JSON.stringify(Object.fromEntries(entries)));
      } catch {
        // Storage is full or forbidden; the form works without it.
      }
    },
    forget: () => {
      try {
        sessionStorage.removeItem(key);
      } catch {
        // Likewise.
      }
    },
  };
}

const unkept = ['hidden', 'file', 'password', 'range', 'submit', 'button'];

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.elements].filter(
    (element): element is Control =>
      (element instanceof HTMLInputElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLSelectElement) &&
      element.name !== '' &&
      element.getAttribute('role') !== 'combobox' &&
      !unkept.includes(element.type),
  );
}

const isTick = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
/** Boxes of one name differ by their value. */
const nameOf = (control: Control) => (isTick(control) ? `${control.name}=${control.value}` : control.name);
const contentOf = (control: Control) => (isTick(control) ? String(control.checked) : control.value);

/** As a person would: whoever listens to the field hears of it. */
function write(control: Control, value: string) {
  if (isTick(control)) {
    control.click();
    return;
  }
  // React remembers what it wrote by the element's own setter, so the prototype's is used.
  const prototype = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  control.dispatchEvent(
    new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
  );
}

function read(key: string): Record<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    );
  } catch {
    return {};
  }
}
