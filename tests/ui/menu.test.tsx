// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu } from '@/components/ui/menu';
import { render } from './render';

const at = vi.hoisted(() => ({ path: '/search' }));
vi.mock('next/navigation', () => ({ usePathname: () => at.path }));

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
const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true });

test.each([
  ['a click outside', () => outside().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))],
  ['moving the focus out of it', () => outside().dispatchEvent(new FocusEvent('focusin', { bubbles: true }))],
  ['Escape', () => document.dispatchEvent(press('Escape'))],
  ['a click on a link in it, even to the current page', () => inside().click()],
  ['going back', () => window.dispatchEvent(new PopStateEvent('popstate'))],
])('%s closes the menu', async (_, close) => {
  await act(async () => void close());
  expect(details()?.open).toBe(false);
});

test('a click inside and other keys keep it open', async () => {
  await act(async () => {
    inside().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    document.dispatchEvent(press('a'));
  });
  expect(details()?.open).toBe(true);
});
