// @vitest-environment happy-dom
// biome-ignore-all lint/a11y: an anchor replaces the Next.js link
import { act, type ReactNode } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CardLink } from '@/components/cards/card-link';
import { render } from '../ui/render';

/** Calls onNavigate on plain clicks, as Next.js does. */
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
const focusedHref = () => document.activeElement?.getAttribute('href') ?? null;
const clickLink = (href: string, keys: MouseEventInit = {}) =>
  act(async () => {
    link(href)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
  });
const goBack = () => act(async () => void window.dispatchEvent(new PopStateEvent('popstate')));

beforeEach(() => window.history.replaceState(null, '', `${origin}/jobs-near-me`));

test('Back from a job focuses the link to the job once, also in a collapsed group', async () => {
  const { unmount, host } = await render(list);
  await clickLink('/job/2');
  await goBack();
  expect(focusedHref()).toBe('/job/2');
  expect(host.querySelector('details')?.open).toBe(true);
  link('/job/2')?.blur();
  await goBack();
  expect(focusedHref()).toBeNull();
  // The list may render after the event.
  await clickLink('/job/1');
  await unmount();
  await goBack();
  await render(list);
  expect(focusedHref()).toBe('/job/1');
});

test('Back does not move the focus after a job was opened in another tab', async () => {
  await render(list);
  await clickLink('/job/1', { ctrlKey: true });
  await goBack();
  expect(focusedHref()).toBeNull();
});

test('Back to another page does not move the focus', async () => {
  await render(list);
  await clickLink('/job/1');
  window.history.replaceState(null, '', `${origin}/saved-jobs`);
  await goBack();
  expect(focusedHref()).toBeNull();
});

test('a list on another page does not focus the job that was opened before', async () => {
  const { unmount } = await render(list);
  await clickLink('/job/1');
  const button = document.body.appendChild(document.createElement('button'));
  button.focus();
  await goBack();
  button.remove();
  await unmount();
  window.history.replaceState(null, '', `${origin}/saved-jobs`);
  await render(list);
  expect(focusedHref()).toBeNull();
});
