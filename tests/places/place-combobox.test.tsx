// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlaceCombobox } from '@/components/places/place-combobox';
import { normalizeAddress } from '@/lib/places/place';
import { render } from '../ui/render';

const sacramento = {
  label: 'Sacramento, California',
  place: {
    coordinates: { lat: 38.582, lng: -121.494 },
    address: normalizeAddress({ city: 'Sacramento', state: 'California', country: 'United States' }),
  },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Types the name of a state and waits for the suggestions. */
async function typeState(canChooseState: boolean) {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () =>
    Response.json({
      places: [sacramento],
      note: 'California is a whole state. Choose a city.',
      state: { name: 'California', href: '/california' },
    }),
  );
  const page = await render(
    <>
      <label htmlFor="where">Where</label>
      <PlaceCombobox id="where" canChooseState={canChooseState} />
    </>,
  );
  await page.type('Where', 'California');
  await act(() => vi.advanceTimersByTimeAsync(500));
  const options = () => [...page.host.querySelectorAll<HTMLElement>('[role=listbox] > [role=option]')];
  return { ...page, options, getStatus: () => page.host.querySelector('[role=status]')?.textContent };
}

test('a whole state is an option: it is counted, marked by arrow keys and opened by Enter', async () => {
  const { press, labelled, options, getStatus } = await typeState(true);
  expect(getStatus()).toContain('2 places found');
  const openedPaths: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) openedPaths.push(event.target.pathname);
  });
  await press('Where', 'ArrowDown');
  const [state] = options();
  expect(state?.textContent).toContain('California (whole state)');
  expect(state?.getAttribute('aria-selected')).toBe('true');
  expect(labelled('Where').getAttribute('aria-activedescendant')).toBe(state?.id);
  await press('Where', 'Enter');
  expect(openedPaths).toEqual(['/california']);
});

test('a city below the state is chosen by arrow keys and Enter', async () => {
  const { press, labelled } = await typeState(true);
  await press('Where', 'ArrowDown');
  await press('Where', 'ArrowDown');
  await press('Where', 'Enter');
  expect(labelled('Where').value).toBe('Sacramento, California');
});

test('a field that accepts only places does not suggest states', async () => {
  const { options, getStatus } = await typeState(false);
  expect(options().map(({ textContent }) => textContent)).toEqual(['Sacramento, California']);
  expect(getStatus()).toContain('1 place found');
});
