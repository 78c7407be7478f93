// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { keepPlace } from '@/components/cards/keep-place';

const origin = window.location.origin;
let list: HTMLElement;
const link = (href: string) => list.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
const focused = () => document.activeElement?.getAttribute('href') ?? null;
const press = (href: string, keys: MouseEventInit = {}) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...keys });
  // Nothing leads out of a test.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link(href)?.dispatchEvent(click);
};
const goBack = () => window.dispatchEvent(new PopStateEvent('popstate'));

beforeEach(() => {
  window.history.replaceState(null, '', `${origin}/jobs-near-me`);
  document.body.innerHTML =
    '<ul><li><a href="/job/1">Baker</a><details><a href="/job/2">Baker</a></details></li></ul>';
  list = document.body.firstElementChild as HTMLElement;
  return keepPlace(list);
});

test('Back from a job gives its link the focus, folded or not, and once', () => {
  press('/job/2');
  goBack();
  expect(focused()).toBe('/job/2');
  expect(list.querySelector('details')?.open).toBe(true);
  link('/job/2')?.blur();
  goBack();
  expect(focused()).toBeNull();
});

test('a job opened in another tab leaves no place to come back to', () => {
  for (const keys of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
    press('/job/1', keys);
  goBack();
  expect(focused()).toBeNull();
});

test('Back to another page than the list’s moves nobody', () => {
  press('/job/1');
  window.history.replaceState(null, '', `${origin}/saved-jobs`);
  goBack();
  expect(focused()).toBeNull();
});

test('who goes on from the list that they came back to, is not drawn to the same job in the next', () => {
  press('/job/1');
  document.body.prepend(document.createElement('button'));
  document.querySelector('button')?.focus();
  goBack();
  document.querySelector('button')?.remove();
  window.history.replaceState(null, '', `${origin}/saved-jobs`);
  keepPlace(list)();
  expect(focused()).toBeNull();
});
