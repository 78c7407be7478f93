// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '@/components/ui/menu';
import { render } from './render';

const location = vi.hoisted(() => ({ path: '/search' }));
vi.mock('next/navigation', () => ({ usePathname: () => location.path }));

const menu = (
  <>
    <main>Jobs</main>
    <Menu label="Menu" button="Open">
      <a href="#here">Find Jobs</a>
    </Menu>
  </>
);

let page: Awaited<ReturnType<typeof render>>;
const details = () => page.host.querySelector('details');

beforeEach(async () => {
  page = await render(menu);
  details()?.setAttribute('open', '');
});

const inside = () => page.host.querySelector('a') ?? page.host;
const outside = () => page.host.querySelector('main') ?? page.host;
const createKeydown = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });

test.each([
  ['a click outside', () => outside().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  ['moving the focus outside', () => outside().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ['Escape', () => document.dispatchEvent(createKeydown('Escape'))],
  ['a click on a link inside, even to the current page', () => inside().click()],
  ['going back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
])('%s closes the menu', async (_, close) => {
  await act(async () => void close());
  expect(details()?.open).toBe(false);
});

test('a click inside and other keys do not close the menu', async () => {
  await act(async () => {
    inside().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.dispatchEvent(createKeydown('a'));
  });
  expect(details()?.open).toBe(true);
});
