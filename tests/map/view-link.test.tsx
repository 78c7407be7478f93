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

/** Whether a press on the link at this entry of the history is left to the link. */
async function press(at: number, view: 'list' | 'map', filter: string) {
  index = at;
  const { host } = await render(
    <ViewLink view={view} listHref={`/search?type=${filter}`} mapHref={`/search?type=${filter}&view=map`} />,
  );
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  await act(async () => void host.querySelector('a')?.dispatchEvent(click));
  return !click.defaultPrevented;
}

test('from the map of a list the way leads back to where the list was left', async () => {
  expect(await press(1, 'list', 'part-time')).toBe(true);
  expect(await press(2, 'map', 'part-time')).toBe(false);
  expect(back).toHaveBeenCalledOnce();
});

test('a filter that was changed on the map is kept on the way to the list', async () => {
  await press(1, 'list', 'part-time');
  expect(await press(2, 'map', 'full-time')).toBe(true);
  expect(back).not.toHaveBeenCalled();
});

test('where the entry before is not the list, or the browser does not tell, the link is followed', async () => {
  await press(0, 'list', 'part-time');
  expect(await press(2, 'map', 'part-time')).toBe(true);
  vi.stubGlobal('navigation', undefined);
  await press(1, 'list', 'part-time');
  expect(await press(2, 'map', 'part-time')).toBe(true);
  expect(back).not.toHaveBeenCalled();
});
