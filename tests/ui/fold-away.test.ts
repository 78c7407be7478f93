// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { foldAway } from '@/components/ui/fold-away';

let stop = () => {};

beforeEach(() => {
  document.body.innerHTML = '<details open><summary>Filters</summary><input></details><main>Jobs</main>';
  stop = foldAway(the('details', HTMLDetailsElement), () => isOverPage);
});
afterEach(() => {
  stop();
  isOverPage = true;
});

let isOverPage = true;

function the<Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind {
  const element = document.querySelector(selector);
  if (!(element instanceof kind)) throw new Error(`no ${selector}`);
  return element;
}
const press = (element: HTMLElement) =>
  element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
const focus = (element: HTMLElement) => element.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
const key = (name: string) =>
  the('input', HTMLInputElement).dispatchEvent(
    new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }),
  );
const isOpen = () => the('details', HTMLDetailsElement).open;

const leaving: [string, () => void][] = [
  ['a press outside', () => press(the('main', HTMLElement))],
  ['the focus leaving it', () => focus(the('main', HTMLElement))],
  ['Escape', () => key('Escape')],
];

test.each(leaving)('%s folds what lies over the page', (_, leave) => {
  leave();
  expect(isOpen()).toBe(false);
});

test.each(leaving)('%s leaves a column beside the page as it is', (_, leave) => {
  isOverPage = false;
  leave();
  expect(isOpen()).toBe(true);
});

test('Escape gives the focus back to what has unfolded it', () => {
  key('Escape');
  expect(document.activeElement).toBe(the('summary', HTMLElement));
});

test('presses and the focus inside, and other keys, leave it open', () => {
  press(the('input', HTMLInputElement));
  focus(the('input', HTMLInputElement));
  key('a');
  expect(isOpen()).toBe(true);
});

test('Escape that closes a list of suggestions inside closes nothing more', () => {
  the('input', HTMLInputElement).addEventListener('keydown', (event) => event.preventDefault());
  key('Escape');
  expect(isOpen()).toBe(true);
});
