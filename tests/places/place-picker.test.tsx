// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { PlacePicker } from '@/components/places/place-picker';
import { usePlaceField } from '@/components/places/use-place-field';
import { normalizeAddress } from '@/lib/places/place';
import { render } from '../ui/render';

const boise = {
  coordinates: { lat: 43.613, lng: -116.203 },
  address: normalizeAddress({ city: 'Boise', state: 'Idaho', country: 'United States' }),
};
const tiles = { url: '', attribution: '' };
const label = 'City, neighborhood or ZIP code';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a page restored with an empty text field shows the chosen place', async () => {
  const page = await render(
    <PlacePicker
      value={boise}
      onChange={() => {}}
      tiles={tiles}
      defaultText=""
      hasMyLocationButton={false}
    />,
  );
  expect(page.labelled(label).value).toBe('Boise, Idaho');
});

let waitForLookup = async () => {};
function Form() {
  const { picker, ...field } = usePlaceField({
    savedPlace: boise,
    formValues: undefined,
    setFieldValue: () => {},
  });
  waitForLookup = field.waitForLookup;
  return <PlacePicker {...picker} tiles={tiles} hasMyLocationButton={false} />;
}

test('submitting a form shows why the typed place was not found', async () => {
  const responses: [() => Promise<Response>, string][] = [
    [() => Promise.reject(new TypeError('Failed to fetch')), 'Geocoding request failed'],
    [
      async () => Response.json({ error: 'none' }, { status: 404 }),
      'Failed to find location. Please try again or be more specific.',
    ],
  ];
  const page = await render(<Form />);
  for (const [respond, message] of responses) {
    vi.stubGlobal('fetch', respond);
    await page.type(label, `Austin ${message.length}`);
    await act(async () => {
      await expect(waitForLookup()).rejects.toThrow(message);
    });
    expect(page.host.querySelector('[role=alert]')?.textContent).toBe(message);
  }
});

test('submitting a ZIP code outside of the typed city fails once with a warning, then succeeds', async () => {
  const warning = '33902 isn’t in Boise, ID. Check the ZIP code.';
  const page = await render(<Form />);
  vi.stubGlobal('fetch', async () => Response.json({ place: boise, street: null, warning }));
  await page.type(label, 'Boise, ID 33902');
  await act(async () => {
    await expect(waitForLookup()).rejects.toThrow(warning);
  });
  expect(page.host.querySelector('[role=alert]')?.textContent).toBe(warning);
  expect(page.labelled(label).value).toBe('Boise, Idaho');
  await act(async () => {
    await waitForLookup();
  });
});
