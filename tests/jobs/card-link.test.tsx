// @vitest-environment happy-dom
// biome-ignore-all lint/a11y: an anchor stands for Next's own link
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CardLink } from '@/components/cards/card-link';
import { render } from '../ui/render';

/** Follows plain presses within the site, as Next.js does. */
vi.mock('next/link', () => ({
  default: ({
    onNavigate,
    prefetch: _prefetch,
    ...rest
  }: {
    href: string;
    prefetch: boolean;
    onNavigate: () => void;
    children: ReactNode;
  }) => (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        if (!event.ctrlKey && !event.metaKey) onNavigate();
      }}
    />
  ),
}));

const origin = window.location.origin;
const list = (
  <ul>
    <li>
      <CardLink href="/job/1">Baker</CardLink>
      <details>
        <summary>1 more like this</summary>
        <CardLink href="/job/2">Baker</CardLink>
      </details>
    </li>
  </ul>
);
const link = (href: string) => document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`);
const focused = () => document.activeElement?.getAttribute('href') ?? null;
const press = (href: string, keys: MouseEventInit = {}) =>
  act(async () => {
    link(href)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  });
const goBack = () => act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));

beforeEach(() => window.history.replaceState(null, '', `${origin}/jobs-near-me`));

test('Back from a job gives its link the focus, folded or not, and once', async () => {
  const { leave, host } = await render(list);
  await press('/job/2');
  await goBack();
  expect(focused()).toBe('/job/2');
  expect(host.querySelector('details')?.open).toBe(true);
  link('/job/2')?.blur();
  await goBack();
  expect(focused()).toBeNull();
  // The list may also come after the event.
  await press('/job/1');
  await leave();
  await goBack();
  await render(list);
  expect(focused()).toBe('/job/1');
});

test('a job opened in another tab leaves no place to come back to', async () => {
  await render(list);
  await press('/job/1', { ctrlKey: true });
  await goBack();
  expect(focused()).toBeNull();
});

test('Back to another page than the list’s moves the focus of no one', async () => {
  await render(list);
  await press('/job/1');
  window.history.replaceState(null, '', `${origin}/saved-jobs`);
  await goBack();
  expect(focused()).toBeNull();
});

test('a person who goes on from the list that they came back to is not drawn to the same job in the next', async () => {
  const { leave } = await render(list);
  await press('/job/1');
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await goBack();
  button.remove();
  await leave();
  window.history.replaceState(null, '', `${origin}/saved-jobs`);
  await render(list);
  expect(focused()).toBeNull();
});
