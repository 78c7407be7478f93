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

/** Types a whole state, and pauses for what is offered. */
async function typeState(offersStates: boolean) {
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
      <PlaceCombobox id="where" offersStates={offersStates} />
    </>,
  );
  await page.type('Where', 'California');
  await act(() => vi.advanceTimersByTimeAsync(500));
  const options = () => [...page.host.querySelectorAll<HTMLElement>('[role=listbox] > [role=option]')];
  return { ...page, options, said: () => page.host.querySelector('[role=status]')?.textContent };
}

test('a whole state is reached by the arrow keys, counted, and followed by Enter', async () => {
  const { press, labelled, options, said } = await typeState(true);
  expect(said()).toContain('2 places found');
  const followed: string[] = [];
  document.addEventListener('click', (event) => {
    event.preventDefault();
    if (event.target instanceof HTMLAnchorElement) followed.push(event.target.pathname);
  });
  await press('Where', 'ArrowDown');
  const [state] = options();
  expect(state?.textContent).toContain('California (whole state)');
  expect(state?.getAttribute('aria-selected')).toBe('true');
  expect(labelled('Where').getAttribute('aria-activedescendant')).toBe(state?.id);
  await press('Where', 'Enter');
  expect(followed).toEqual(['/california']);
});

test('the city after it is taken as ever', async () => {
  const { press, labelled } = await typeState(true);
  await press('Where', 'ArrowDown');
  await press('Where', 'ArrowDown');
  await press('Where', 'Enter');
  expect(labelled('Where').value).toBe('Sacramento, California');
});

test('a form that is filled in offers no state', async () => {
  const { options, said } = await typeState(false);
  expect(options().map(({ textContent }) => textContent)).toEqual(['Sacramento, California']);
  expect(said()).toContain('1 place found');
});
