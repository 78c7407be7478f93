// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { PlacePicker } from '@/components/places/place-picker';
import { normalizeAddress } from '@/lib/places/place';
import { render } from '../ui/render';

const boise = {
  coordinates: { lat: 43.613, lng: -116.203 },
  address: normalizeAddress({ city: 'Boise', state: 'Idaho', country: 'United States' }),
};
const tiles = { url: '', attribution: '' };

test('a page that comes back with the words of its first visit shows the place that was chosen since', async () => {
  const page = await render(
    <PlacePicker value={boise} onChange={() => {}} tiles={tiles} defaultText="" offersOwnPosition={false} />,
  );
  expect(page.labelled('City, neighborhood or ZIP code').value).toBe('Boise, Idaho');
});
