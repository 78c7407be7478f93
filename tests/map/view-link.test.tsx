// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ViewLink } from '@/components/map/view-link';
import { render } from '../ui/render';

const back = vi.hoisted(() => vi.fn());
vi.mock('next/navigation', () => ({ useRouter: () => ({ back }) }));
vi.mock('next/link', () => ({
  default: ({ prefetch: _, ...props }: { prefetch: boolean; href: string }) => <a {...props}>View</a>,
}));

const keys = ['before', 'list', 'map'];
let index = 0;

beforeEach(() => {
  back.mockClear();
  vi.stubGlobal('navigation', {
    get currentEntry() {
      return { key: keys[index], index };
    },
    entries: () => keys.map((key) => ({ key })),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Clicks the link at this history entry; returns whether the browser follows the link. */
async function clickLink(entryIndex: number, view: 'list' | 'map', filter: string) {
  index = entryIndex;
  const { host } = await render(
    <ViewLink view={view} listHref={`/search?type=${filter}`} mapHref={`/search?type=${filter}&view=map`} />,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void host.querySelector('a')?.dispatchEvent(click));
  return !click.defaultPrevented;
}

test('the map’s link to the list goes back in the history if the previous entry is that list', async () => {
  expect(await clickLink(1, 'list', 'part-time')).toBe(true);
  expect(await clickLink(2, 'map', 'part-time')).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

test('the map’s link to the list keeps a filter that was changed on the map', async () => {
  await clickLink(1, 'list', 'part-time');
  expect(await clickLink(2, 'map', 'full-time')).toBe(true);
  expect(back).not.toHaveBeenCalled();
});

test('without the list’s history entry or the Navigation API, the browser follows the map’s link to the list', async () => {
  await clickLink(0, 'list', 'part-time');
  expect(await clickLink(2, 'map', 'part-time')).toBe(true);
  vi.stubGlobal('navigation', undefined);
  await clickLink(1, 'list', 'part-time');
  expect(await clickLink(2, 'map', 'part-time')).toBe(true);
  expect(back).not.toHaveBeenCalled();
});
