// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeOnLeave } from '@/components/ui/close-on-leave';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = '<details open><summary>Filters</summary><input></details><main>Jobs</main>';
  stop = closeOnLeave(getElement('details', HTMLDetailsElement), () => isOverPage);
});
afterEach(() => {
  stop();
  isOverPage = true;
});

let isOverPage = true;

function getElement<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`no ${selector}`);
  return element;
}
const press = (element: HTMLElement) =>
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const focus = (element: HTMLElement) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const key = (name: string) =>
  getElement('input', HTMLInputElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
const isOpen = () => getElement('details', HTMLDetailsElement).open;

const leaveActions: [string, () => void][] = [
  ['a press outside', () => press(getElement('main', HTMLElement))],
  ['moving the focus outside', () => focus(getElement('main', HTMLElement))],
  ['Escape', () => key('Escape')],
];

test.each(leaveActions)('%s closes an overlay', (_, leave) => {
  leave();
  expect(isOpen()).toBe(false);
});

test.each(leaveActions)('%s does not close a column beside the page', (_, leave) => {
  isOverPage = false;
  leave();
  expect(isOpen()).toBe(true);
});

test('Escape returns the focus to the summary button', () => {
  key('Escape');
  expect(document.activeElement).toBe(getElement('summary', HTMLElement));
});

test('a press or the focus inside, and other keys, do not close an overlay', () => {
  press(getElement('input', HTMLInputElement));
  focus(getElement('input', HTMLInputElement));
  key('a');
  expect(isOpen()).toBe(true);
});

test('an Escape that was handled inside does not close an overlay', () => {
  getElement('input', HTMLInputElement).addEventListener('keydown', (event) => event.preventDefault());
  key('Escape');
  expect(isOpen()).toBe(true);
});
